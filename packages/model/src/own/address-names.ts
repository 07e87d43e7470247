/** True for the name of an address that may be that of the record itself. */
export function isAddressName(name: string): boolean {
  return /^(?:@id|(?:self|resource|api)?_?(?:ur[il]|href|link|self))$/i.test(name);
}
