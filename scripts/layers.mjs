// @ts-check
/**
 * Import rules between folders. The lint configuration is made from this table (oxlint.config.mjs), and
 * scripts/layers.test.mjs plants a breach of each kind and checks that it is reported.
 */

/** @typedef {{ readonly [folder: string]: readonly string[] }} Layers */

/**
 * Folders in an order where each may import all folders before it.
 * @param {readonly string[]} folders
 * @returns {Layers}
 */
function inOrder(...folders) {
  return Object.fromEntries(folders.map((folder, index) => [folder, folders.slice(0, index)]));
}

/** Folder of a package's `src` → the folders it may import. @type {{ readonly [name: string]: Layers }} */
export const layers = {
  model: {
    own: [],
    messages: ["own"],
    types: ["own", "messages"],
    json: ["own", "types"],
    read: ["own", "types", "json"],
    overlay: ["own", "types", "read"],
    explore: ["own", "read"],
    infer: ["own", "messages", "types", "read"],
    "schema-changes": ["own", "types"],
    request: ["own", "types", "json"],
    check: ["own", "types", "json", "request"],
    arrange: ["own", "types", "json", "request"],
    partition: ["own", "types", "request"],
    transfer: ["own", "types", "json", "request", "check"],
    undo: ["own", "types", "json", "request"],
    learn: ["own", "types", "read", "overlay", "infer", "request"],
    // Only tests use these two; they may import all others.
    fuzz: [],
    testing: [],
  },
  client: inOrder(
    "config",
    "texts",
    "addresses",
    "router",
    "storage",
    "session",
    "http",
    "chunks",
    "components",
    "fields",
    "queries",
    "corrections",
    "api-map",
    "records",
    "undo",
    "tables",
    "operations",
    "pickers",
    "filters",
    "jobs",
    "bulk",
    "transfer",
    "screens",
    "app",
  ),
  service: {
    problem: [],
    config: ["problem"],
    database: ["problem", "config"],
    limits: ["problem"],
    accounts: ["problem", "config", "database", "limits"],
    rights: ["problem", "database"],
    tables: ["problem", "config", "database", "rights"],
    administration: ["problem", "database", "accounts", "rights", "tables"],
    outgoing: [],
    gateway: ["problem", "config", "outgoing"],
    oauth: ["problem", "config", "limits", "outgoing"],
    web: ["problem", "config"],
    describe: ["config", "outgoing", "database", "tables", "administration"],
    // Only tests use it; it may import all others.
    testing: [],
  },
};

/** Subfolders of a folder, in an order where each may import all before it. @type {{ readonly [folder: string]: Layers }} */
export const innerLayers = {
  "model/infer": inOrder(
    "names",
    "fields",
    "calls",
    "keys",
    "relations",
    "lists",
    "resources",
    "sign-in",
    "figures",
  ),
  "model/request": inOrder(
    "values",
    "bodies",
    "parameters",
    "records",
    "lists",
    "references",
    "responses",
    "writes",
  ),
};

/** Package → the packages of ours it may import, by name. @type {Layers} */
export const packages = {
  model: [],
  client: ["model"],
  service: ["model"],
};

/** Folders whose subfolders do not import each other. */
export const independent = [{ package: "client", folder: "screens" }];

/** Globals that only some files may use: everywhere else in the client they are refused. */
export const restrictedGlobals = [
  {
    globals: ["fetch", "XMLHttpRequest", "EventSource", "WebSocket"],
    allowed: ["packages/client/src/http/**"],
    message: "Only http/ uses the network: call `send` of the Http object.",
  },
  {
    globals: ["localStorage", "sessionStorage"],
    allowed: ["packages/client/src/session/browser-storage.ts", "packages/client/src/chunks/**"],
    message: "Only #session/browser-storage.ts uses local storage.",
  },
  {
    globals: ["indexedDB"],
    allowed: ["packages/client/src/storage/**"],
    message: "Only storage/ uses IndexedDB.",
  },
];
