/** The folder that the product is served under, with both slashes: `/` or `/any/prefix/`. */
let current: string | undefined;

/**
 * Read once, at the start: without a `<base>` the document's address is all there is, and it
 * changes with every navigation.
 */
export function prefix(): string {
  current ??= new URL(".", document.baseURI).pathname;
  return current;
}
