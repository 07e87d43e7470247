import { isPersonWord } from "./person-words.ts";
import type { TargetIndex } from "./relation-targets.ts";
import { singularOf, splitWords, stemOf } from "#infer/names/words.ts";

const KEY = /^(?:id|ids|uuid|guid|ref|fk|pk)$/;
/** Words that describe a record in front of its noun, and behind it in other spellings. */
const QUALIFIER =
  /^(?:main|primary|secondary|default|parent|child|billing|shipping|delivery|invoice|home|work|original|initial|final|current|previous|next|source|target|front|back|(?!(?:bed|feed|seed|speed|need|red|limited|enabled|disabled|allowed|required|used|completed|failed|deleted|removed|closed|finished|cancelled|canceled|processed|passed|skipped|expired|archived|locked|blocked|banned|verified|published|paid|shared|hashed|encrypted|formatted|based)$)[a-z]{3,}ed|owning|requesting|creating|updating|responsible)$/;

/**
 * Other spellings of the name of a key, the usual one first: the key word last (`userIdCreated`), the noun behind its
 * qualifier (`user_created`), without numbers (`category_2`), and without an abbreviation (`parentOrg`).
 */
export function respell(name: string, targets: TargetIndex): readonly string[] {
  const all = cache.get(targets) ?? new Map<string, readonly string[]>();
  cache.set(targets, all);
  const cached = all.get(name) ?? readSpellings(name, targets);
  all.set(name, cached);
  return cached;
}

/** Cache: the resources of an API repeat the same names. */
const cache = new WeakMap<TargetIndex, Map<string, readonly string[]>>();

function readSpellings(name: string, targets: TargetIndex): readonly string[] {
  const words = splitWords(name);
  const bare = words
    .map((word) => word.replace(/(?<=[a-z]{3})\d+$/, ""))
    .filter((word) => !/^\d*$/.test(word));
  // `loginIdTypes` is not a key: its last noun is behind the key word.
  const behind = bare.slice(bare.findIndex((word) => KEY.test(word)) + 1);
  const isFirst = behind.length === bare.length - 1 && KEY.test(bare[0] ?? "");
  if (!isFirst && behind.length < bare.length && !behind.every(isOutside)) return [];
  const keys = bare.filter((word) => KEY.test(word));
  const names = bare.filter((word) => !KEY.test(word));
  const end = keys.length === 0 ? [] : [keys.includes("ids") ? "ids" : "id"];
  const last = names.at(-1) ?? "";
  const isBehind = names.length > 1 && QUALIFIER.test(last) && !QUALIFIER.test(names[0] ?? "");
  const moved = isBehind ? [last, ...names.slice(0, -1)] : names;
  const spellings = [names, moved, expand(moved, targets)]
    .filter((spelling) => endsInTarget(spelling, targets))
    .map((spelling) => [...spelling, ...end].join("_"));
  const own = words.join("_");
  return [...new Set(spellings)].filter((spelling) => spelling !== own && spelling !== "");
}

/** True if the last words are the name of records. */
function endsInTarget(words: readonly string[], { byStem }: TargetIndex): boolean {
  return words.some((_, start) => byStem.has(stemOf(words.slice(start).join(" "))));
}

function isOutside(word: string): boolean {
  return KEY.test(word) || QUALIFIER.test(word);
}

/** Words with the name of the only records that the last one abbreviates: `parent organization`. */
function expand(
  words: readonly string[],
  { byStem, byAbbreviation }: TargetIndex,
): readonly string[] {
  const last = words.at(-1) ?? "";
  const short = singularOf(last);
  const [target, ...others] = byStem.has(short) ? [] : (byAbbreviation.get(short) ?? []);
  if (target === undefined || others.length > 0 || short.length < 3) return words;
  if (isPersonWord(short)) return words;
  const stem = [...target.stems].find((one) => one.startsWith(short.charAt(0))) ?? "";
  return stem === "" ? words : [...words.slice(0, -1), short === last ? stem : `${stem}s`];
}

/** Systems of other companies: the `stripe_customer_id` of an account is not a customer of this API. */
const OTHER_SYSTEM =
  /^(?:external|ext|remote|foreign|third|party|vendor|legacy|upstream|provider|stripe|paypal|braintree|adyen|celery|google|facebook|apple|microsoft|azure|aws|gcp|github|gitlab|bitbucket|slack|discord|telegram|whatsapp|jira|salesforce|hubspot|zendesk|intercom|mailchimp|sendgrid|twilio|okta|auth0|keycloak|firebase|shopify|xero|quickbooks|sap|erp|crm|datev|ldap|saml|oauth|oidc|sso)$/;

/** True if the words in front of a noun name another system. */
export function isOfOtherSystem(words: readonly string[]): boolean {
  return words.some((word) => OTHER_SYSTEM.test(word));
}
