import type { Field } from "@quarterdeck/model";

/** Version, entity tag and own address of any record. */
const TECHNICAL =
  /^(?:_?(?:lock|row)_?version|[@_]*(?:odata\.|http_?)?etag|@id|_*self_?(?:ur[il]|href|link))$/i;
/** The same if requests cannot write it. */
const OWN_ADDRESS = /^_*(?:(?:resource|api)_?)?(?:ur[il]|href|self)$/i;

/** True for a version, an entity tag, and the address of the record in the API, to which its title leads anyway. */
export function isTechnical({ name, kind, isReadOnly, isOwnAddress }: Field): boolean {
  if (isOwnAddress || TECHNICAL.test(name)) return true;
  if (kind === "group" && /^_?links?$/i.test(name)) return true;
  return isReadOnly === true && OWN_ADDRESS.test(name);
}
