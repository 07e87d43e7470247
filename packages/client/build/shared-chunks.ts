import type { Plugin } from "vite";

interface SharedChunk {
  readonly name: string;
  /** The chunk contains the modules that these import. */
  readonly roots?: RegExp;
  /** The chunk contains the modules that both of a pair import. */
  readonly both?: readonly (readonly [RegExp, RegExp])[];
  /** The roots are a screen: the chunk contains only the modules that other chunks import too. */
  readonly isScreen?: boolean;
  /** The chunk also contains the modules of the screen's folder that other chunks import too. */
  readonly hasScreenParts?: boolean;
  /** The chunk also contains the modules of the screen's folder that no other chunk imports. */
  readonly isWhole?: boolean;
  /** The chunk with the styles of the modules, which then need no separate file. */
  readonly stylesIn?: string;
  /** The browser compiles all functions while the file loads, in another thread, not each one when it first runs. */
  readonly isCompiledAtOnce?: boolean;
}

/** Read by Chromium, a comment for other browsers (docs/decisions/0048-weight-of-a-list.md). */
const compileHint = "//# allFunctionsCalledOnLoad\n";

const list = /\/src\/screens\/list\/list-screen\.tsx$/;
const main = /\/src\/app\/main\/main-area\.tsx$/;
const login = /\/src\/app\/open\/login-route\.tsx$/;
const register = /\/src\/app\/open\/register-route\.tsx$/;
const notFound = /\/src\/app\/open\/not-found-route\.tsx$/;
const home = /\/src\/screens\/home\/home-screen\.tsx$/;
const dashboard = /\/src\/screens\/home\/tiles\/dashboard\.tsx$/;
const record = /\/src\/screens\/record\/record-screen\.tsx$/;
const form = /\/src\/app\/main\/form-route\.tsx$/;
const cells = /\/src\/screens\/list\/cells\/cell-tools\.tsx$/;
const icons = /\/src\/components\/resources\/find-resource-icon\.ts$/;

/** In the order in which they are needed: a module belongs to the first chunk that matches. */
const chunks: readonly SharedChunk[] = [
  {
    name: "first",
    isCompiledAtOnce: true,
    roots: /\/src\/app\/start\.tsx$/,
    both: [
      [login, main],
      [login, list],
    ],
  },
  {
    name: "main",
    isCompiledAtOnce: true,
    // Several screens import these model files through the model's index, which is not followed.
    roots:
      /\/src\/(?:app\/main\/main-area\.tsx|request\/(?:writes\/written-field|values\/write-time|lists\/(?:creation-name|latest-sort))\.ts)$/,
    both: [
      [list, form],
      [home, list],
      [home, icons],
      [home, record],
    ],
  },
  // The frame of inputs: lists and records have none.
  { name: "inputs", both: [[login, form]], stylesIn: "first" },
  // Contract rule R1: the sign-in page has a chunk that no other screen loads.
  {
    name: "open",
    both: [
      [login, register],
      [login, notFound],
    ],
    stylesIn: "first",
  },
  // How a list and a record show the values of fields.
  {
    name: "values",
    both: [
      [list, record],
      [dashboard, record],
    ],
    stylesIn: "main",
    isCompiledAtOnce: true,
  },
  // With the check of a response, which every sorted list needs.
  {
    name: "rows",
    isCompiledAtOnce: true,
    roots: /\/src\/(?:app\/main\/list-route\.tsx|queries\/read-checked\.ts)$/,
    hasScreenParts: true,
  },
  // Rows of every form of response, which most lists do not need.
  { name: "listed-rows", roots: /\/src\/request\/lists\/read-list-page\.ts$/ },
  // Facts from responses, which most lists do not show.
  { name: "facts", roots: /\/src\/queries\/model\/store-facts\.ts$/ },
  // Evidence of later pages.
  { name: "observed", roots: /\/src\/queries\/observed-page\.ts$/ },
  // All rows of a list, page by page, for totals, exports and tiles.
  { name: "walk", roots: /\/src\/queries\/walk-list\.ts$/ },
  // Counts and sums of groups, for tiles and lists.
  {
    name: "groups",
    roots: /\/src\/(?:queries\/aggregates|.*\/group-rows|fields\/values\/summed-fields)\.ts$/,
  },
  { name: "home-form", both: [[home, form]], stylesIn: "main" },
  { name: "record-form", both: [[record, form]], stylesIn: "main" },
  { name: "icons", roots: icons },
  { name: "cells-form", both: [[cells, form]] },
  // Displays of a list, and the icon of most lists.
  {
    name: "find-displays",
    roots: /\/(?:src\/screens\/list\/displays\/find-displays\.ts|IconTable\.mjs)$/,
    hasScreenParts: true,
  },
  { name: "home", roots: home, isWhole: true },
  // Texts that the menu shares with the next chunk.
  { name: "overview", roots: /\/src\/texts\/use-overview-texts\.ts$/ },
  // The map of the API on the home screen and the button that reads all lists.
  { name: "welcome", roots: /\/src\/screens\/home\/(?:welcome|read-all)\.tsx$/, isWhole: true },
  { name: "record", roots: record, isScreen: true },
  { name: "form", roots: form, isScreen: true },
  // The service reads the styles of the form in the page from those of the first chunk.
  { name: "login", roots: login, stylesIn: "first" },
  // The user's own headers and defaults of parameters, which the sign-in screen restores.
  { name: "parameters", roots: /\/src\/http\/(?:mask-secrets|restore-parameters)\.ts$/ },
  // Requests and responses of the sign-in, and the further inputs of its form.
  {
    name: "sign-in",
    roots: /\/src\/(?:queries\/sign-in\/sign-in-calls\.ts|screens\/login\/other-fields\.tsx)$/,
  },
];

const hinted = new Set(chunks.flatMap((one) => (one.isCompiledAtOnce === true ? one.name : [])));

/** Modules that the bundler adds; they belong to the first chunk. */
const added = /vite\/preload-helper|rolldown\/runtime/;

/** Modules that stay in chunks of their screens. */
const separate: readonly RegExp[] = [
  /\/src\/app\/open\/(?!login-)[\w-]+-route\.tsx$/,
  /\/src\/screens\/(?!login\/)/,
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
 * 214 files of 251 KB instead of 10 files of 176 KB (docs/decisions/0035-incremental-rendering.md).
 */
export function sharedChunks(): Plugin {
  const members = new Map<string, string>();
  /** Modules of screens in the chunk of another group. */
  const parts = new Set<string>();
  return {
    name: "quarterdeck:shared-chunks",
    apply: "build",
    buildEnd(error) {
      if (error !== undefined) return;
      const ids = [...this.getModuleIds()];
      const patterns = chunks.flatMap(({ roots, both = [] }) => [
        ...(roots ? [roots] : []),
        ...both.flat(),
      ]);
      for (const pattern of [...patterns, ...separate, ...onDemand, ...indexes]) {
        if (!ids.some((id) => pattern.test(id))) this.error(`No module matches ${pattern.source}.`);
      }
      const iconModules = findIcons(ids);
      if (iconModules.size === 0) this.error("No module is an icon.");
      const reach = (roots: RegExp) => reachFrom(ids.filter((id) => roots.test(id)));
      const reachFrom = (entries: readonly string[]): ReadonlySet<string> => {
        const left = [...entries];
        const seen = new Set<string>();
        for (let id = left.pop(); id !== undefined; id = left.pop()) {
          if (seen.has(id)) continue;
          seen.add(id);
          if (matches(indexes, id)) continue;
          const info = this.getModuleInfo(id);
          left.push(...(info?.importedIds ?? []), ...listIcons(info?.code ?? "", iconModules));
        }
        return seen;
      };
      /** Modules that dynamic imports of other files reach. */
      const reachByOthers = (roots: RegExp) =>
        reachFrom(
          ids.filter((id) => {
            const importers = this.getModuleInfo(id)?.dynamicImporters ?? [];
            return importers.length > 0 && !roots.test(id);
          }),
        );
      for (const chunk of chunks) {
        const { name, roots, both, isScreen, stylesIn = name } = chunk;
        const own = roots === undefined ? new Set<string>() : reach(roots);
        const shared = (both ?? []).flatMap(([one, other]) => {
          const reached = reach(other);
          return [...reach(one)].filter((id) => reached.has(id));
        });
        if (roots !== undefined && (chunk.hasScreenParts === true || chunk.isWhole === true)) {
          const others = chunk.isWhole === true ? own : reachByOthers(roots);
          for (const id of own) if (matches(separate, id) && others.has(id)) parts.add(id);
        }
        for (const id of [...own, ...shared].filter((module) => !matches(onDemand, module))) {
          if (!members.has(id) || (isScreen === true && matches(separate, id))) {
            members.set(id, id.endsWith(".css") ? stylesIn : name);
          }
        }
      }
    },
    outputOptions(options) {
      const chunkOf = (id: string) => (added.test(id) ? "first" : members.get(id));
      const isIn = (chunk: string) => (id: string) =>
        chunkOf(id) === chunk && !matches(indexes, id);
      const groups = chunks.map(({ name, roots, isScreen }) =>
        isScreen === true
          ? {
              name,
              test: (id: string) => isIn(name)(id) && roots?.test(id) !== true,
              minShareCount: 2,
            }
          : {
              name,
              test: (id: string) => isIn(name)(id) && (parts.has(id) || !matches(separate, id)),
            },
      );
      return { ...options, codeSplitting: { groups } };
    },
    // After the plugin of Vite that puts its list of files at the start: the hint must be the first line.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const isHinted = file.type === "chunk" && hinted.has(file.name);
          if (isHinted) file.code = compileHint + file.code;
        }
        const names = new Set(
          Object.values(bundle).map((file) => (file.type === "chunk" ? file.name : "")),
        );
        const missing = chunks.filter(({ name }) => !names.has(name));
        if (missing.length > 0) {
          this.error(`No module is in ${missing.map(({ name }) => name).join(", ")}.`);
        }
      },
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
function listIcons(code: string, modules: ReadonlyMap<string, string>): readonly string[] {
  if (!code.includes("@tabler/icons-react")) return [];
  const names = new Set(code.match(/\bIcon[A-Z]\w*/g));
  return [...names].flatMap((name) => modules.get(name) ?? []);
}

function matches(patterns: readonly RegExp[], id: string): boolean {
  return patterns.some((pattern) => pattern.test(id));
}
