/** The folder that the product is served under, with both slashes: `/` or `/any/prefix/`. */
let known: string | undefined;

/**
 * Read once, at the start: without a `<base>` the document's address is all there is, and it
 * changes with every navigation.
 */
export function prefix(): string {
  known ??= new URL(".", document.baseURI).pathname;
  return known;
}
