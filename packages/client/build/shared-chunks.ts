import type { Plugin } from "vite";

interface SharedChunk {
  readonly name: string;
  /** Whose needs it gathers. */
  readonly roots?: RegExp;
  /** Of what these two need, it gathers what both do. */
  readonly both?: readonly [RegExp, RegExp];
  /** What others need of a screen's own parts; what it alone needs stays with the screen. */
  readonly isOfScreen?: boolean;
}

const list = /\/src\/screens\/list\/list-screen\.tsx$/;
const home = /\/src\/screens\/home\/home-body\.tsx$/;
const record = /\/src\/screens\/record\/record-screen\.tsx$/;
const form = /\/src\/app\/main\/form-route\.tsx$/;

/** In the order in which they are needed: what one has gathered is not in the next. */
const chunks: readonly SharedChunk[] = [
  { name: "first", roots: /\/src\/app\/(?:start|open\/login-route)\.tsx$/ },
  // Both need it by way of the model's index, which is not followed.
  {
    name: "main",
    roots: /\/src\/(?:app\/main\/main-area\.tsx|request\/written-field\.ts)$/,
    both: [list, form],
  },
  { name: "home-list", both: [home, list] },
  { name: "rows", roots: list },
  { name: "home-record", both: [home, record] },
  { name: "home-form", both: [home, form] },
  { name: "record-form", both: [record, form] },
  { name: "home", roots: home },
  { name: "list", roots: list, isOfScreen: true },
  { name: "record", roots: record, isOfScreen: true },
];

/** Made by the build, for whoever loads a chunk: with the first of all. */
const preloadHelper = /vite\/preload-helper/;

/** Screens stay chunks of their own, and with them what they alone use of the router. */
const apart =
  /\/src\/(?:app\/start\.tsx|app\/open\/[\w-]+-route\.tsx|screens\/)|\/react-router\/dist\/esm\/useBlocker\.js$/;

/** Files that only pass on what others make: following them would gather whole libraries. */
const barrels =
  /\/node_modules\/(?:@mantine\/(?:core|hooks)|@tabler)\/|\/packages\/model\/src\/index\.ts$/;

/**
 * One chunk of all that the entry and the login screen stand on, one of what the main layout adds and lists and forms
 * share, one each of what lists and home add, of what two screens share, and of what others need of a list's or a record's own parts.
 * Left alone, each part that two screens share becomes a small file: more requests, and each compressed without the
 * others' words, a sixth more in all.
 */
export function sharedChunks(): Plugin {
  const members = new Map<string, string>();
  return {
    name: "quarterdeck:shared-chunks",
    apply: "build",
    buildEnd() {
      const icons = new Map(
        [...this.getModuleIds()].flatMap((id) => {
          const icon = /\/@tabler\/.*\/(Icon\w+)\.m?js$/.exec(id)?.[1];
          return icon === undefined ? [] : [[icon, id] as const];
        }),
      );
      const reach = (roots: RegExp): ReadonlySet<string> => {
        const left = [...this.getModuleIds()].filter((id) => roots.test(id));
        const seen = new Set<string>();
        for (let id = left.pop(); id !== undefined; id = left.pop()) {
          if (seen.has(id)) continue;
          seen.add(id);
          if (barrels.test(id) && isBarrel(id)) continue;
          const info = this.getModuleInfo(id);
          left.push(...(info?.importedIds ?? []), ...iconsIn(info?.code ?? "", icons));
        }
        return seen;
      };
      for (const { name, roots, both, isOfScreen } of chunks) {
        const own = roots === undefined ? [] : reach(roots);
        const [one, other] = (both ?? []).map(reach);
        const shared = [...(one ?? [])].filter((id) => other?.has(id) === true);
        for (const id of [...own, ...shared]) {
          if (!members.has(id) || (isOfScreen === true && apart.test(id))) members.set(id, name);
        }
      }
    },
    outputOptions(options) {
      const chunkOf = (id: string) => (preloadHelper.test(id) ? "first" : members.get(id));
      const isIn = (chunk: string) => (id: string) => chunkOf(id) === chunk && !isBarrel(id);
      const groups = chunks.map(({ name, roots, isOfScreen }) =>
        isOfScreen === true
          ? {
              name,
              test: (id: string) => isIn(name)(id) && roots?.test(id) !== true,
              minShareCount: 2,
            }
          : { name, test: (id: string) => isIn(name)(id) && !apart.test(id) },
      );
      return { ...options, codeSplitting: { groups } };
    },
  };
}

/** They come by way of a barrel, so what a file needs of them only its own text tells. */
function iconsIn(code: string, icons: ReadonlyMap<string, string>): readonly string[] {
  if (!code.includes("@tabler/icons-react")) return [];
  const names = new Set(code.match(/\bIcon[A-Z]\w*/g));
  return [...names].flatMap((name) => icons.get(name) ?? []);
}

function isBarrel(id: string): boolean {
  return /\/(?:index|tabler-icons-react)\.m?[jt]s$/.test(id) && barrels.test(id);
}
