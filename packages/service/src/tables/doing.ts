/** Work on rows during which an error occurred. */
export type Doing = "read" | "create" | "update" | "remove";
