import { type Resource, recordKey, recordTitle } from "@quarterdeck/model";

/** What a person reads as the record's name: its title, else its key as it is spelled in the API. */
export function recordName(resource: Resource, row: unknown): string | undefined {
  const key = recordKey(resource, row);
  return recordTitle(resource, row) ?? (key === undefined ? undefined : keyName(key));
}

/** `5,3%2F4` is "5 / 3/4". */
export function keyName(key: string): string {
  return key.split(",").map(decode).join(" / ");
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
