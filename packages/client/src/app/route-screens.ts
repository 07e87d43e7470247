import { lazyScreen } from "#app/chunks/lazy-screen.tsx";

export const ListRoute = lazyScreen(
  async () => (await import("#app/main/list-route.tsx")).ListRoute,
);

export const RecordRoute = lazyScreen(
  async () => (await import("#app/main/record-route.tsx")).RecordRoute,
);

export const FormRoute = lazyScreen(
  async () => (await import("#app/main/form-route.tsx")).FormRoute,
);

/** Loads the screen that an address probably needs while the model is loading. Resolves when it is loaded, or failed. */
export async function prefetchRoute(pathname: string): Promise<void> {
  await probableScreen(pathname).prefetch();
}

/** True if an address probably needs the list screen. */
export function isProbableList(pathname: string): boolean {
  return probableScreen(pathname) === ListRoute;
}

function probableScreen(pathname: string) {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const isForm = segments.at(-1) === "new" || segments.at(-1) === "edit";
  const plain = segments.length % 2 === 1 ? ListRoute : RecordRoute;
  return isForm ? FormRoute : plain;
}
