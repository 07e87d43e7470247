/** R7: where an address of browser history lives under hash history; the query goes along, for it belongs to the screen. */
export function hashAddress(prefix: string, address: string): string {
  return `${prefix}/#${address.slice(prefix.length)}`;
}
