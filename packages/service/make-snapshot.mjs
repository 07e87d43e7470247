// @ts-check
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

const kept = join(import.meta.dirname, "../../build");

/**
 * Writes an empty cluster of the embedded database to `target`: a first start unpacks it instead of making one, which takes
 * a fourth of the time. It is made once for each version of PGlite.
 * @param {string} target
 */
export async function makeSnapshot(target) {
  const manifest = join(
    dirname(fileURLToPath(import.meta.resolve("@electric-sql/pglite"))),
    "../package.json",
  );
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  const cached = join(kept, `empty-cluster-${version}.tar.gz`);
  if (!existsSync(cached)) {
    const pglite = await PGlite.create();
    const snapshot = await pglite.dumpDataDir("gzip");
    await pglite.close();
    mkdirSync(kept, { recursive: true });
    writeFileSync(cached, Buffer.from(await snapshot.arrayBuffer()));
  }
  copyFileSync(cached, target);
}
