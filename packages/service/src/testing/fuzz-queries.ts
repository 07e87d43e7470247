import { inheritedNames, oddTexts } from "./random-values.ts";
import type { Random } from "./random-values.ts";

const operators = ["is", "not", "gt", "gte", "lt", "lte", "contains", "starts", "null"];
const oddOperators = ["", "like", "GTE", "gte]", "gte][lte", "0", ...inheritedNames];
const reserved = [
  "page",
  "perPage",
  "sort",
  "q",
  "or",
  "or",
  "Page",
  "per_page",
  "limit",
  "offset",
  "filter",
];

/** Writes the query of a list: parameters, operators and values, valid and odd, some repeated. */
export function writeQuery(random: Random, columns: readonly string[]): string {
  const count = random.oneOf(60) ? 101 : random.below(5) + 1;
  const pairs = Array.from({ length: count }, () => writePair(random, columns));
  if (random.oneOf(5)) pairs.push(random.pick(pairs));
  return pairs.join(random.oneOf(20) ? random.pick(["&&", ";", "?", "&amp;"]) : "&");
}

function writePair(random: Random, columns: readonly string[]): string {
  const name = writeName(random, columns);
  if (name === "or") return `or=${writeAlternatives(random, columns)}`;
  if (name === "sort") return `sort=${writeItems(random, () => writeOrder(random, columns))}`;
  return `${name}${random.pick(["=", "=", "=", "=", "", "=="])}${writeItems(random, () => writeValue(random))}`;
}

function writeName(random: Random, columns: readonly string[]): string {
  if (random.oneOf(4)) return random.pick(reserved);
  if (random.oneOf(8)) return encode(random, random.pick(oddTexts));
  const column = random.oneOf(6) ? random.pick(inheritedNames) : random.pick(columns);
  if (random.oneOf(3)) return encode(random, column);
  const operator = random.pick(random.oneOf(6) ? oddOperators : operators);
  return `${encode(random, column)}${random.pick(["[", "[", "%5B"])}${encode(random, operator)}]`;
}

/** Lists of conditions, valid and odd. */
function writeAlternatives(random: Random, columns: readonly string[]): string {
  const conditions = Array.from({ length: random.oneOf(50) ? 60 : random.below(4) }, () => ({
    field: random.pick(random.oneOf(5) ? oddTexts : columns),
    operator: random.pick(random.oneOf(8) ? oddOperators : operators),
    value: random.pick([
      random.below(50),
      random.pick(oddTexts),
      [random.below(9), "1"],
      random.oneOf(2),
      random.pick([null, {}, { a: 1 }]),
    ]),
    ...(random.oneOf(20) && { more: 1 }),
  }));
  const isNested = random.oneOf(4);
  return encode(random, JSON.stringify(isNested ? [conditions, ...conditions] : conditions));
}

function writeOrder(random: Random, columns: readonly string[]): string {
  const sign = random.pick(["", "", "-", "--", "+", "%2D"]);
  return sign + encode(random, random.pick(random.oneOf(4) ? oddTexts : columns));
}

function writeItems(random: Random, write: () => string): string {
  const count = random.oneOf(80) ? 120 : random.oneOf(4) ? random.below(4) : 1;
  return Array.from({ length: count }, write).join(random.oneOf(10) ? "%2C" : ",");
}

function writeValue(random: Random): string {
  if (random.oneOf(3)) return String(random.below(50));
  return encode(random, random.pick(oddTexts));
}

/** Writes the query of aggregates, with filters of a list. */
export function writeAggregateQuery(random: Random, columns: readonly string[]): string {
  const write = (words: readonly string[]): string => {
    const column = encode(random, random.pick(random.oneOf(6) ? oddTexts : columns));
    return random.oneOf(3) ? column : `${random.pick(words)}(${column})`;
  };
  const functions = ["sum", "average", "min", "max", "count", "median"];
  const aggregate = writeItems(random, () => write(functions));
  const groupBy = write(["day", "week", "month", "year", "century"]);
  const zone = random.pick(["UTC", "Asia/Tokyo", "GMT", "EST5EDT", "%2B02:00", "x"]);
  const own = [`aggregate=${aggregate}`, `groupBy=${groupBy}`, `timeZone=${zone}`];
  const parts = own.filter(() => random.oneOf(2));
  return [...parts, ...(random.oneOf(2) ? [writeQuery(random, columns)] : [])].join("&");
}

/** Percent-encodes a text; unpaired surrogates have no UTF-8. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
}

/** Mostly percent-encoded; some with broken or doubled encodings. */
function encode(random: Random, text: string): string {
  if (random.oneOf(40))
    return random.pick(["%", "%zz", "%C0%AE", "%ED%A0%80", "%F5%80%80%80", "%u0041"]);
  const encoded = encodeText(text);
  return random.oneOf(30) ? encodeURIComponent(encoded) : encoded;
}
