import { expect, test } from "vitest";
import { readRoutePath } from "./route-path.ts";
import { listRoutes, readLine } from "./routes.ts";

/** Texts for which a pattern may try each division, with a time that grows with the square of the length. */
const texts = ["GET /a" + " ".repeat(100_000), "/" + "?".repeat(100_000), "/<".repeat(50_000)];

test.each(texts.map((text) => [text.slice(0, 8), text]))(
  "a long text like %j has no route and takes no time",
  (_, text) => {
    expect(readRoutePath(text)).toBeUndefined();
    expect(readLine(text).map(({ path }) => path)).toEqual(text.startsWith("GET") ? ["/a"] : []);
    expect(listRoutes([{ method: text, path: text }, text])).toEqual([]);
  },
);
