let current: string | undefined;

/**
 * Path that the console is served under, with both slashes: `/` or `/any/prefix/`. Read once at the start, because
 * without `<base>` it depends on the document's address, which changes with each navigation.
 */
export function prefix(): string {
  current ??= new URL(".", document.baseURI).pathname;
  return current;
}

/** Sets the path where no page has it: in the service, which renders the sign-in form. */
export function setPrefix(path: string): void {
  current = path;
}
