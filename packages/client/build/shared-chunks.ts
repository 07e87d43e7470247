import type { Plugin } from "vite";

interface SharedChunk {
  readonly name: string;
  /** The chunk contains the modules that these import. */
  readonly roots?: RegExp;
  /** The chunk contains the modules that both of these import. */
  readonly both?: readonly [RegExp, RegExp];
  /** The roots are a screen: the chunk contains only the modules that other chunks import too. */
  readonly isScreen?: boolean;
}

const list = /\/src\/screens\/list\/list-screen\.tsx$/;
const home = /\/src\/screens\/home\/home-body\.tsx$/;
const record = /\/src\/screens\/record\/record-screen\.tsx$/;
const form = /\/src\/app\/main\/form-route\.tsx$/;

/** In the order in which they are needed: a module belongs to the first chunk that matches. */
const chunks: readonly SharedChunk[] = [
  { name: "first", roots: /\/src\/app\/(?:start|open\/login-route)\.tsx$/ },
  {
    name: "main",
    // Lists and forms import the two model files through the model's index, which is not followed.
    roots:
      /\/src\/(?:app\/main\/main-area\.tsx|request\/(?:writes\/written-field|values\/write-time)\.ts)$/,
    both: [list, form],
  },
  { name: "home-list", both: [home, list] },
  { name: "rows", roots: list },
  { name: "home-record", both: [home, record] },
  { name: "home-form", both: [home, form] },
  { name: "record-form", both: [record, form] },
  { name: "home", roots: home },
  { name: "list", roots: list, isScreen: true },
  { name: "record", roots: record, isScreen: true },
  { name: "form", roots: form, isScreen: true },
];

/** A module that Vite adds for dynamic imports; it belongs to the first chunk. */
const preloadHelper = /vite\/preload-helper/;

/** Modules that stay in chunks of their screens. */
const separate: readonly RegExp[] = [
  /\/src\/app\/start\.tsx$/,
  /\/src\/app\/open\/[\w-]+-route\.tsx$/,
  /\/src\/screens\//,
];

/** Modules that the index of a library exports and only code on demand uses, such as pickers and the palette. */
const onDemand: readonly RegExp[] = [
  /\/query-core\/.*\/(?:queriesObserver|infiniteQueryObserver|mutationObserver)\.js$/,
  /\/react-query\/.*\/(?:useQueries|useInfiniteQuery|useMutation)\.js$/,
];

/** Index files, which only export: following them would add whole libraries. */
const indexes: readonly RegExp[] = [
  /\/node_modules\/@mantine\/core\/.*\/index\.mjs$/,
  /\/node_modules\/@mantine\/hooks\/.*\/index\.mjs$/,
  /\/node_modules\/@tabler\/.*\/(?:index|tabler-icons-react)\.mjs$/,
  /\/packages\/model\/src\/index\.ts$/,
];

/**
 * Groups modules that several screens share. Without it each of them is a small file: a list needs
 * 214 files of 251 KB instead of 13 files of 198 KB (docs/decisions/0035-incremental-rendering.md).
 */
export function sharedChunks(): Plugin {
  const members = new Map<string, string>();
  return {
    name: "quarterdeck:shared-chunks",
    apply: "build",
    buildEnd(error) {
      if (error !== undefined) return;
      const ids = [...this.getModuleIds()];
      const patterns = chunks.flatMap(({ roots, both = [] }) => [
        ...(roots ? [roots] : []),
        ...both,
      ]);
      for (const pattern of [...patterns, ...separate, ...onDemand, ...indexes]) {
        if (!ids.some((id) => pattern.test(id))) this.error(`No module matches ${pattern.source}.`);
      }
      const icons = findIcons(ids);
      if (icons.size === 0) this.error("No module is an icon.");
      const reach = (roots: RegExp): ReadonlySet<string> => {
        const left = ids.filter((id) => roots.test(id));
        const seen = new Set<string>();
        for (let id = left.pop(); id !== undefined; id = left.pop()) {
          if (seen.has(id)) continue;
          seen.add(id);
          if (matches(indexes, id)) continue;
          const info = this.getModuleInfo(id);
          left.push(...(info?.importedIds ?? []), ...listIcons(info?.code ?? "", icons));
        }
        return seen;
      };
      for (const { name, roots, both, isScreen } of chunks) {
        const own = roots === undefined ? [] : reach(roots);
        const [one, other] = (both ?? []).map(reach);
        const shared = [...(one ?? [])].filter((id) => other?.has(id) === true);
        for (const id of [...own, ...shared].filter((module) => !matches(onDemand, module))) {
          if (!members.has(id) || (isScreen === true && matches(separate, id))) {
            members.set(id, name);
          }
        }
      }
    },
    outputOptions(options) {
      const chunkOf = (id: string) => (preloadHelper.test(id) ? "first" : members.get(id));
      const isIn = (chunk: string) => (id: string) =>
        chunkOf(id) === chunk && !matches(indexes, id);
      const groups = chunks.map(({ name, roots, isScreen }) =>
        isScreen === true
          ? {
              name,
              test: (id: string) => isIn(name)(id) && roots?.test(id) !== true,
              minShareCount: 2,
            }
          : { name, test: (id: string) => isIn(name)(id) && !matches(separate, id) },
      );
      return { ...options, codeSplitting: { groups } };
    },
    generateBundle(_options, bundle) {
      const names = new Set(
        Object.values(bundle).map((file) => (file.type === "chunk" ? file.name : "")),
      );
      const missing = chunks.filter(({ name }) => !names.has(name));
      if (missing.length > 0) {
        this.error(`No module is in ${missing.map(({ name }) => name).join(", ")}.`);
      }
    },
  };
}

/** Name of each icon with its module. */
function findIcons(ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    ids.flatMap((id) => {
      const icon = /\/@tabler\/.*\/(Icon\w+)\.m?js$/.exec(id)?.[1];
      return icon === undefined ? [] : [[icon, id] as const];
    }),
  );
}

/** Modules of the icons in a file, which imports them through an index. */
function listIcons(code: string, icons: ReadonlyMap<string, string>): readonly string[] {
  if (!code.includes("@tabler/icons-react")) return [];
  const names = new Set(code.match(/\bIcon[A-Z]\w*/g));
  return [...names].flatMap((name) => icons.get(name) ?? []);
}

function matches(patterns: readonly RegExp[], id: string): boolean {
  return patterns.some((pattern) => pattern.test(id));
}
