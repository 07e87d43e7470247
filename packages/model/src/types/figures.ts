/** Number of things with a property, and of all things of their kind. */
export interface Figure {
  readonly count: number;
  readonly total: number;
}

/** Counts that show how much of an API the console understands. A count is lower than its total where something is missing. */
export interface Figures {
  /** Operations that the operation screen can send, of the operations that the document contains. */
  readonly operations: Figure;
  /** Lists with rows, fields, a key and a record that opens, of the reads that return rows. */
  readonly lists: Figure;
  /** Creates, edits and deletions with a verb that agrees, of those with a verb. */
  readonly writes: Figure;
  /** Operations on a resource, of all operations. */
  readonly assigned: Figure;
  /** Lists whose last page is certain, of all lists. */
  readonly ends: Figure;
  /** Sign-in methods that can be sent. */
  readonly signIn: Figure;
}
