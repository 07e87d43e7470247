// @ts-check

/**
 * Code paths of a document that no file has. A path may omit its first folders, `packages/` and `src/`:
 * `client/queries/retry.ts`, `retry.ts`. `x.test.ts` is a pattern, and `/any/` belongs to an API.
 * @param {string} text
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function findMissingPaths(text, files) {
  const ends = files.map((path) => `/${path.replace(/^packages\//, "").replace("/src/", "/")}`);
  return [...text.matchAll(/`((?!x\.)\w[\w./-]*(?:\.tsx?|\.mjs|\/))`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => {
      const end = `/${path.replace(/^packages\//, "").replace("/src/", "/")}`;
      return !ends.some((file) => (path.endsWith("/") ? file.includes(end) : file.endsWith(end)));
    });
}
