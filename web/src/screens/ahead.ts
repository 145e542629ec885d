/** The table's part of the client; whoever asks the server for a table fetches it meanwhile. */
export const tableScreen = (): Promise<typeof import('./TableScreen.svelte')> => import('./TableScreen.svelte');

export function fetchAhead(): void {
  // What is missing is told when it is needed.
  void tableScreen().catch(() => {});
}
