import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { subjectOf } from "#infer/calls/path-tree.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";

const SURE = "id _id uuid guid pk".split(" ");
const PERHAPS = "key slug code sku username login".split(" ");
const ENDINGS = /^(?:key|code|slug|name)$/;

/** The field that tells rows apart which have no path of their own. */
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
  // A name tells rows apart; of what is only written nobody knows.
  const byName = () =>
    named(["name"]) ??
    scalars.find(
      ({ name, isRequired }) => isRequired && isShort(name) && ENDINGS.test(lastWord(name)),
    );
  const ending = scalars.find(({ name }) => {
    const folded = foldName(name);
    return stem.length > 2 && SURE.some((sure) => folded.endsWith(stem + sure));
  });
  const found =
    named(SURE) ?? ending ?? named(PERHAPS) ?? (calls.has("list") ? byName() : undefined);
  return found === undefined ? undefined : [found.name];
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
