import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectDatabase } from "./connect-database.ts";

let parent = "";
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "quarterdeck-modes-"));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const open = (dataDir: string) => connectDatabase({ dataDir, sample: false, log: () => undefined });

/** Paths that other users of the machine may use. */
function listOpenPaths(path: string): readonly string[] {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return [];
  const own = (stats.mode & 0o077) === 0 ? [] : [`${path} ${(stats.mode & 0o777).toString(8)}`];
  const names = stats.isDirectory() ? readdirSync(path) : [];
  return [...own, ...names.flatMap((name) => listOpenPaths(join(path, name)))];
}

test.skipIf(process.platform === "win32")(
  "only the owner may read the data directory, also one that was open to others",
  async () => {
    const dataDir = join(parent, "a", "data");
    const first = await open(dataDir);
    await first.query("create table notes as select 1 as id");
    await first.close();
    expect(readdirSync(join(dataDir, "postgres")).length).toBeGreaterThan(10);

    const outside = join(parent, "outside");
    writeFileSync(outside, "x");
    chmodSync(outside, 0o644);
    symlinkSync(outside, join(dataDir, "postgres", "link"));
    for (const path of [dataDir, join(dataDir, "postgres"), join(dataDir, "postgres", "base")]) {
      chmodSync(path, 0o755);
    }
    chmodSync(join(dataDir, "postgres", "PG_VERSION"), 0o666);
    const again = await open(dataDir);
    await again.query("create table more as select 1 as id; checkpoint");
    expect(listOpenPaths(join(parent, "a"))).toEqual([]);
    expect(lstatSync(outside).mode & 0o777).toBe(0o644);
    await again.close();
    expect(listOpenPaths(dataDir)).toEqual([]);
  },
  60_000,
);
