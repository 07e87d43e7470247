import { lazyScreen } from "#app/chunks/lazy-screen.tsx";

export const ListScreen = lazyScreen(
  async () => (await import("#screens/list/list-screen.tsx")).ListScreen,
);

export const RecordScreen = lazyScreen(
  async () => (await import("#screens/record/record-screen.tsx")).RecordScreen,
);

export const FormRoute = lazyScreen(
  async () => (await import("#app/main/form-route.tsx")).FormRoute,
);

/** Loads the screen that an address probably needs while the model is loading. */
export function prefetchRoute(pathname: string): void {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const isForm = segments.at(-1) === "new" || segments.at(-1) === "edit";
  const plain = segments.length % 2 === 1 ? ListScreen : RecordScreen;
  const screen = isForm ? FormRoute : plain;
  screen.prefetch();
}
