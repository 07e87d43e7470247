import type { Plugin } from "vite";

/** Whose needs everybody loads first. The screens among them stay chunks of their own. */
const roots = /\/src\/app\/(?:start|open\/login-place)\.tsx$/;
const apart = /\/src\/(?:app\/open|screens)\//;

/** Made by the build, for whoever loads a chunk. */
const preloadHelper = /vite\/preload-helper/;

/** What every screen behind the sign-in reads by. */
const signedIn =
  /\/src\/queries\/(?:known-answers|list|model|model-provider|model-source|part|part-provider|reading|served-model)\.tsx?$/;

/** Files that only pass on what others make: following them would gather whole libraries. */
const barrels =
  /\/node_modules\/(?:@mantine\/(?:core|hooks)|@tabler)\/|\/packages\/model\/src\/index\.ts$/;

/**
 * One chunk of all that the entry and the login screen stand on. Left alone, each part that two
 * screens share becomes a small file: more requests, and each compressed without the others' words.
 */
export function firstChunk(): Plugin {
  const members = new Set<string>();
  return {
    name: "quarterdeck:first-chunk",
    apply: "build",
    buildEnd() {
      const left = [...this.getModuleIds()].filter((id) => roots.test(id));
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        if (members.has(id)) continue;
        members.add(id);
        if (barrels.test(id) && isBarrel(id)) continue;
        left.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
    outputOptions(options) {
      const isFirst = (id: string): boolean =>
        preloadHelper.test(id) ||
        (members.has(id) && !apart.test(id) && !roots.test(id) && !isBarrel(id));
      return {
        ...options,
        codeSplitting: {
          groups: [
            { name: "first", test: isFirst },
            { name: "queries", test: (id) => signedIn.test(id) && !isFirst(id) },
          ],
        },
      };
    },
  };
}

function isBarrel(id: string): boolean {
  return /\/(?:index|tabler-icons-react)\.m?[jt]s$/.test(id) && barrels.test(id);
}
