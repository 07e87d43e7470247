import { ownMember } from "#own/own-member.ts";
import { isMap, type JsonMap } from "./member.ts";

/** Names of members that have the key of a record. */
const KEY_NAME = /^_?(?:id|key|code|slug|name|identifier)$/i;

/** Words and short numbers, which people type: `default`, `north-1`, `blue/team 2`. */
const WORDS = /^(?=.*[a-z]{2})(?:[a-z]+\d{0,4}|\d{1,4})(?:[-_./ @:]+(?:[a-z]+\d{0,4}|\d{1,4}))*$/i;
/** Letters of both cases in one word, which only generated keys mix after the first letter. */
const MIXED = /[a-z][A-Z]+[a-z]+[A-Z]/;

/**
 * Names of members whose values are keys that people choose, by the rows of a list: the body that creates a record has
 * them. Generated keys are numbers, UUIDs and other codes.
 */
export function listTypedKeys(rows: readonly JsonMap[]): readonly string[] {
  const [first] = rows;
  if (!isMap(first)) return [];
  return Object.keys(first).filter((name) => {
    if (!KEY_NAME.test(name)) return false;
    const values = rows.map((row) => ownMember(row, name));
    const words = values.filter((value) => typeof value === "string" && isTyped(value));
    return new Set(values).size === values.length && words.length * 2 > values.length;
  });
}

function isTyped(value: string): boolean {
  return value.length <= 64 && WORDS.test(value) && !MIXED.test(value);
}
