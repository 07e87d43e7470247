import type { Field } from "@quarterdeck/model";

/** Parts of an excerpt of another record: its key and its name. */
interface Excerpt {
  readonly key: Field;
  readonly name: Field;
}

const keyName = /^(?:id|_?key|uuid|guid|gid|code|slug)$/i;
const titleName = /^(?:name|title|label|display_?name|full_?name|subject)$/i;
const addressName = /^(?:url|href|self|link|uri)$/i;

/** Key and name of an object that has only these, and addresses: `priority: { id, name }`. */
export function excerptOf(field: Field): Excerpt | undefined {
  if (field.kind !== "group" || field.variants !== undefined) return undefined;
  const parts = field.fields.filter((one) => one.kind !== "url" && !addressName.test(one.name));
  const [first, second, ...others] = parts;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const name = parts.find((one) => one.kind === "text" && titleName.test(one.name));
  const key = parts.find((one) => one !== name && keyName.test(one.name));
  return key === undefined || name === undefined ? undefined : { key, name };
}
