import type { Field, GroupField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { splitWords } from "#infer/names/words.ts";
import { isPlainNumber } from "./relation-targets.ts";

/** Last words of an object with the record of a key next to it: `part` and `part_detail`. */
const OBJECT =
  /^(?:obj|object|detail|details|data|info|record|full|expanded|embedded|summary|attributes)$/;
const KEY = /^(?:id|ids|uuid|uuids|pk|pks|guid|key)$/;

/** Object with the record of a key: `device_group_obj` next to `device_group`, `owner` next to `owner_id`. */
export function findTwin(field: Field, siblings: readonly Field[]): Field | undefined {
  const words = splitWords(field.name);
  const own = words.length > 1 && KEY.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  return siblings.find((twin) => {
    const isList = twin.kind === "list";
    if (twin === field || isList !== (field.kind === "list")) return false;
    if ((isList ? twin.item : twin).kind !== "group") return false;
    const names = splitWords(twin.name);
    const isNamed = names.join() === own.join() || names.join() === words.join();
    return isNamed || (OBJECT.test(names.at(-1) ?? "") && names.slice(0, -1).join() === own.join());
  });
}

/** True if a value has the type of the key inside the object. */
export function hasKeyType(value: Field, { fields }: GroupField, keyPath: JsonPath): boolean {
  const key = fields.find(({ name }) => name === keyPath[0]);
  if (key === undefined || keyPath.length !== 1) return false;
  const formats = [key, value].map((field) => ("format" in field ? field.format : undefined));
  return isPlainNumber(key) === isPlainNumber(value) && formats[0] === formats[1];
}
