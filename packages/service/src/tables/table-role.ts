/** Who may do what with rows: a viewer reads, all others write too. */
export type TableRole = "viewer" | "editor" | "owner";
