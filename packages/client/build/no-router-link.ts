import type { Plugin } from "vite";

const STUB = "\0no-router-link";

/** Every route of the router carries its `Link`; ours is components/app-link.tsx, and the first screen need not load two. */
export function noRouterLink(): Plugin {
  return {
    name: "quarterdeck:no-router-link",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^\.\/link\.js$/ },
      handler: (_source, importer = "") =>
        /\/@tanstack\/react-router\/dist\/esm\/route\.js$/.test(importer) ? STUB : undefined,
    },
    load: {
      filter: { id: /no-router-link$/ },
      handler: (id) => (id === STUB ? "export const Link = () => null;" : undefined),
    },
  };
}
