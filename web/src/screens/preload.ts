/** The table's part of the client; whoever asks the server for a table fetches it meanwhile. */
export const loadTableScreen = (): Promise<typeof import('./TableScreen.svelte')> => import('./TableScreen.svelte');

export function preloadTableScreen(): void {
  // What is missing is told when it is needed.
  void loadTableScreen().catch(() => {});
}
