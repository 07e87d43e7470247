import { lazyScreen } from "./chunks/lazy-screen.tsx";

export const ListScreen = lazyScreen(
  async () => (await import("#screens/list/list-screen.tsx")).ListScreen,
);

export const RecordScreen = lazyScreen(
  async () => (await import("#screens/record/record-screen.tsx")).RecordScreen,
);

/** Loads the screen that an address will most likely need, while the model is still on its way. */
export function prefetchPlace(pathname: string): void {
  const count = pathname.split("/").filter((segment) => segment !== "").length;
  const screen = count % 2 === 1 ? ListScreen : RecordScreen;
  screen.prefetch();
}
