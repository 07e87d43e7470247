// @ts-check
/** Setup of each file of client tests with a DOM. */
import { expect, vi } from "vitest";

// The files of a worker share the DOM and the modules, which have no mutable state. Each starts with an empty DOM. Tests
// of the project `client-processes` may have no DOM.
if (typeof document !== "undefined") {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
}

// Only components are tested with the Testing Library, which takes 0.2 s to load.
// eslint-disable-next-line vitest/no-standalone-expect -- only its state is read
if (expect.getState().testPath?.endsWith(".tsx") === true) {
  const { configure } = await import("@testing-library/react");
  // On a busy machine, the default of one second is too short for a screen with a chunk.
  configure({ asyncUtilTimeout: 10_000 });
}
