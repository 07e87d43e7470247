/**
 * Returns the hash-history address of a browser-history address, with its query (contract row R7: both forms open the
 * screen).
 */
export function hashAddress(prefix: string, address: string): string {
  return `${prefix}/#${address.slice(prefix.length)}`;
}
