import { lazyComponent } from "#chunks/lazy-component.tsx";

/** Tiles of the home screen, with much of the code of lists. */
export const Dashboard = lazyComponent(async () => (await import("./dashboard.tsx")).Dashboard);
