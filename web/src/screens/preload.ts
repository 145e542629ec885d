/** Fetch the table's part of the client while the server makes the table. */
export const loadTableScreen = (): Promise<typeof import('./TableScreen.svelte')> => import('./TableScreen.svelte');

export function preloadTableScreen(): void {
  // Ignore failures here: they are reported when the part is needed.
  void loadTableScreen().catch(() => {});
}
