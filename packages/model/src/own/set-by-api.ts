/** Members that the API sets: keys, addresses of the record, and times of its changes. */
const SET_BY_API =
  /^(?:_?id|pk|uuid|guid|_?links?|_?self|href|url|uri|resource_uri|@id|@context|(?:\w+_)?(?:url|href)s?|(?:date_?|last_?)?(?:created|updated|modified|inserted|deleted)(?:_?(?:at|on|date|time|by))?|\w+_count|self_?(?:link|url|uri)|__v|_rev|\w*_etag|etag)$/i;

/** True for a member that the API sets, by its name and a value. */
export function isSetByApi(name: string, value: unknown): boolean {
  if (isLinks(value)) return true;
  return SET_BY_API.test(name) && (!/ur[il]|href|_link$/i.test(name) || isAddress(value));
}

/** True for links with relations: `[{"ref": "history", "_url": "…"}]`. */
function isLinks(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((one: unknown) => {
    const names = typeof one === "object" && one !== null ? Object.keys(one) : [];
    const hasRelation = names.some((name) => /^_?re[lf]$/i.test(name));
    return hasRelation && names.some((name) => /^_?(?:ur[il]|href)$/i.test(name));
  });
}

function isAddress(value: unknown): boolean {
  return typeof value === "string" && /^(?:https?:\/)?\//.test(value);
}
