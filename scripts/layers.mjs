// @ts-check
/**
 * Who may import whom. The lint configuration is made from this table (oxlint.config.mjs), and
 * scripts/layers.test.mjs plants a breach of each kind and sees it reported.
 */

/** @typedef {{ readonly [folder: string]: readonly string[] }} Layers */

/**
 * Folders in an order where each may import all that stand before it.
 * @param {readonly string[]} folders
 * @returns {Layers}
 */
function inOrder(...folders) {
  return Object.fromEntries(folders.map((folder, place) => [folder, folders.slice(0, place)]));
}

/** Folder of a package's `src` → the folders it may import. @type {{ readonly [name: string]: Layers }} */
export const layers = {
  model: {
    sentences: [],
    nouns: ["sentences"],
    json: ["nouns"],
    read: ["nouns", "json"],
    overlay: ["nouns", "read"],
    infer: ["sentences", "nouns", "read"],
    drift: ["nouns"],
    request: ["nouns", "json"],
    check: ["nouns", "json", "request"],
    split: ["nouns", "request"],
    transfer: ["nouns", "json", "request", "check"],
    inverse: ["nouns", "json", "request"],
    learn: ["nouns", "read", "infer", "request"],
    hostile: ["sentences", "nouns", "json", "infer"],
  },
  client: inOrder(
    "config",
    "texts",
    "addresses",
    "keep",
    "session",
    "http",
    "chunks",
    "queries",
    "jobs",
    "components",
    "fields",
    "bulk",
    "transfer",
    "screens",
    "app",
  ),
  service: {
    problem: [],
    config: ["problem"],
    database: ["problem", "config"],
    accounts: ["problem", "config", "database"],
    tables: ["problem", "config", "database"],
    gateway: ["problem", "config"],
    oauth: ["problem", "config"],
    web: ["problem", "config"],
    describe: ["config"],
  },
};

/** Package → the packages of ours it may import, by name. @type {Layers} */
export const packages = {
  model: [],
  client: ["model"],
  service: ["model"],
};

/** Folders whose subfolders are neighbours that do not import each other. */
export const neighbours = [{ package: "client", folder: "screens" }];

/** Globals with one door: everywhere else in the client they are refused. */
export const doors = [
  {
    globals: ["fetch", "XMLHttpRequest", "EventSource", "WebSocket"],
    open: ["packages/client/src/http/**"],
    message: "Calls go through #http/send.ts, the only door to the network.",
  },
  {
    globals: ["localStorage", "sessionStorage"],
    open: ["packages/client/src/session/storage.ts", "packages/client/src/chunks/**"],
    message: "Local storage has one door: #session/storage.ts.",
  },
  {
    globals: ["indexedDB"],
    open: ["packages/client/src/keep/**"],
    message: "IndexedDB has one door: the folder keep/.",
  },
];
