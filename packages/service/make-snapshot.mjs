// @ts-check
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

const cacheFolder = join(import.meta.dirname, "../../build");

/**
 * Writes an empty cluster of the embedded database to `target`. The first start unpacks it, which
 * takes a quarter of the time of creating one. The cluster is cached for each version of PGlite.
 * @param {string} target
 */
export async function makeSnapshot(target) {
  const manifest = join(
    dirname(fileURLToPath(import.meta.resolve("@electric-sql/pglite"))),
    "../package.json",
  );
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  const cached = join(cacheFolder, `empty-cluster-${version}.tar.gz`);
  if (!existsSync(cached)) {
    const pglite = await PGlite.create();
    const snapshot = await pglite.dumpDataDir("gzip");
    await pglite.close();
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(cached, Buffer.from(await snapshot.arrayBuffer()));
  }
  copyFileSync(cached, target);
}
