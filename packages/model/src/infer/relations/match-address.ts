import type { Field } from "#types/field.ts";
import {
  createMatch,
  findLongerTarget,
  findTarget,
  type Match,
  type RelationContext,
} from "./find-target.ts";
import { GUESS } from "./guess-target.ts";
import { findPeople, matchAddressKey } from "./match-words.ts";
import { isRole } from "./person-words.ts";
import type { RelationTarget } from "./relation-targets.ts";
import { respell } from "./respell.ts";
import { foldName, singularOf, splitWords, stemOf } from "#infer/names/words.ts";

/** Match of an address with the resource that it is named after: `customer` with `format: uri`. */
export function matchAddress(
  context: RelationContext,
  field: Field,
  { isList, isRespelled = false }: { readonly isList: boolean; readonly isRespelled?: boolean },
): Match | undefined {
  const words = splitWords(field.name);
  const linked = findLinked(context, field);
  if (linked !== undefined) return linked;
  if (field.kind === "text" && field.format === undefined)
    return matchAddressKey(context, words, isList);
  if (field.kind !== "url") return undefined;
  const isName =
    words.length > 0 && !/^(?:url|uri|href|self|link|website|homepage)s?$/.test(words.at(-1) ?? "");
  const last = words.at(-1) ?? "";
  if (!isName || (singularOf(last) !== last) !== isList) return undefined;
  const hasRecords = ({ isReadable }: RelationTarget) => isReadable;
  const { owner } = context;
  if (words.join() === "parent" && owner?.isReadable)
    return createMatch(owner, { code: "parent-same-kind" }, 0.6);
  for (let start = 0; start < words.length; start += 1) {
    const target = findTarget(context, stemOf(words.slice(start).join(" ")), hasRecords);
    if (target !== undefined)
      return createMatch(target, { code: "address-of" }, start === 0 ? 0.75 : 0.6);
  }
  const people = isRole(words) ? findPeople(context, hasRecords) : undefined;
  if (people !== undefined) return createMatch(people, { code: "person" }, 0.6);
  const longer = findLongerTarget(context, stemOf(words.join(" ")), hasRecords);
  if (longer !== undefined && longer.name !== owner?.name)
    return createMatch(longer, { code: "address-of" }, GUESS);
  for (const name of isRespelled ? [] : respell(field.name, context.targets)) {
    const match = matchAddress(context, { ...field, name }, { isList, isRespelled: true });
    if (match !== undefined) return { ...match, confidence: GUESS };
  }
  return undefined;
}

/** Match of a name with the records that a link of this name leads to, if their own address refers to them. */
function findLinked(
  { related, targets }: RelationContext,
  { name, kind }: Field,
): Match | undefined {
  if (kind !== "text" && kind !== "url") return undefined;
  const target = targets.byName.get(related?.get(foldName(name)) ?? "");
  return target?.address === undefined
    ? undefined
    : createMatch(target, { code: "link-target" }, 0.9);
}
