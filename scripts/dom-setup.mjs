// @ts-check
/** Setup of the client tests with a DOM. */
import { expect } from "vitest";

// Only components are tested with the Testing Library, which takes 0.2 s to load.
// eslint-disable-next-line vitest/no-standalone-expect -- only its state is read
if (expect.getState().testPath?.endsWith(".tsx") === true) {
  const { configure } = await import("@testing-library/react");
  // On a busy machine, the default of one second is too short for a screen with a chunk.
  configure({ asyncUtilTimeout: 10_000 });
}
