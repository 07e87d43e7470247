// @ts-check

/** Packages with native code or WebAssembly: no bundle holds them, the installed package depends on them. */
export const unbundled = ["@electric-sql/pglite", "@node-rs/argon2"];
