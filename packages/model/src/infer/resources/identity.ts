import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { subjectOf } from "#infer/calls/path-tree.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";

const KEY_NAMES = "id _id uuid guid pk".split(" ");
const POSSIBLE_KEY_NAMES = "key slug code sku username login number".split(" ");
const KEY_ENDING = /^(?:key|code|slug|name)$/;

/** Field that distinguishes rows without a record path. */
export function inferIdentity(
  fields: readonly Field[],
  { position, isSingleton, calls }: ResourceDraft,
): JsonPath | undefined {
  if (isSingleton) return undefined;
  const scalars = fields.filter(({ kind }) => SCALARS.has(kind));
  const stem = stemOf(subjectOf(position));
  const named = (names: readonly string[]) =>
    names
      .flatMap((name) => [name, stem + name])
      .map((name) => scalars.find((field) => field.name === name || foldName(field.name) === name))
      .find((field) => field !== undefined);
  // A name distinguishes rows of a list; for resources without a list this is not certain.
  const byName = () =>
    named(["name"]) ??
    scalars.find(
      ({ name, isRequired }) => isRequired && isShort(name) && KEY_ENDING.test(lastWord(name)),
    );
  const ending = scalars.find(({ name }) => {
    const folded = foldName(name);
    return stem.length > 2 && KEY_NAMES.some((sure) => folded.endsWith(stem + sure));
  });
  // `UserID` of `/UserProfile`.
  const person = stem.replace(/(?<=...)(?:profile|detail|info|record)$/, "");
  const field =
    named(KEY_NAMES) ??
    ending ??
    scalars.find(({ name }) => KEY_NAMES.some((sure) => foldName(name) === person + sure)) ??
    named(POSSIBLE_KEY_NAMES) ??
    // `routingKey` of `/routing-keys`.
    scalars.find(({ name }) => /(?:key|code|number)$/.test(stem) && foldName(name) === stem) ??
    (calls.has("list") ? byName() : undefined);
  return field === undefined ? undefined : [field.name];
}

const lastWord = (name: string) => splitWords(name).at(-1) ?? "";
const isShort = (name: string) => splitWords(name).length <= 2;

const SCALARS: ReadonlySet<Field["kind"]> = new Set([
  "text",
  "long-text",
  "number",
  "email",
  "url",
  "choice",
]);
