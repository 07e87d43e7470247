/** Permissions on rows: a viewer reads, all others also write. */
export type TableRole = "viewer" | "editor" | "owner";
