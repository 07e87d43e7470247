/** The response to a list request contains no rows: not an empty list, but an error. */
export class MissingRowsError extends Error {
  override readonly name = "MissingRowsError";
  constructor() {
    super("The response has no rows.");
  }
}
