// @ts-check

/**
 * Flags of Node for tests that start the embedded database. The optimizing compiler of WebAssembly takes a second of
 * processor time at each start, more than the short life of a test gets back.
 */
export const testNodeFlags = ["--liftoff-only"];
