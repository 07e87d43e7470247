import type { Evidence } from "#nouns/evidence.ts";
import type { Sort, SortForm } from "#nouns/list-shape.ts";
import { readSchema } from "#read/schema.ts";
import type { Document } from "#read/document.ts";
import { findPlace } from "./query-places.ts";
import type { QueryPlace } from "./query-places.ts";

const words = (text: string): readonly string[] => text.split(" ");

const SORT = words(
  "sort sortby orderby ordering sortkey sortfield sortcolumn sortproperty orderfield ordercolumn filterorder sorting order",
);
const DIRECTION = words(
  "sortdirection sortorder direction orderdirection sortdir dir orderdir sorttype orderby sortmethod order sortdesc descending desc",
);

/** How a list is ordered, by the names, choices and prose of its parameters; undefined when that is not proven. */
export function inferSort(
  document: Document,
  places: readonly QueryPlace[],
  pointer: string,
): { readonly sort: Sort; readonly used: readonly QueryPlace[] } | undefined {
  const isDirection = (place: QueryPlace) => directionWords(place) !== undefined;
  const at = findPlace(places, SORT, (place) => !isDirection(place) && isTextual(place));
  if (at === undefined) return undefined;
  const direction = findPlace(
    places,
    DIRECTION,
    (place) => place !== at && (isDirection(place) || isBareText(place)),
  );
  const values = choicesOf(document, at);
  const found =
    direction === undefined
      ? inferForm(at, values)
      : {
          form: "pair" as const,
          because: "one parameter names the field, another the direction",
          confidence: 0.9,
        };
  if (found === undefined) return undefined;
  const evidence: Evidence = { pointer, because: found.because, confidence: found.confidence };
  const fields = fieldsOf(values, found.form);
  const said = direction === undefined ? wordsIn(values, at) : directionWords(direction);
  return {
    sort: {
      form: found.form,
      at: at.at,
      ...(direction === undefined ? {} : { direction: direction.at }),
      words: said ?? { ascending: "asc", descending: "desc" },
      ...(fields.length === 0 ? {} : { fields }),
      isMultiple: isMultiple(at, found.form),
      evidence,
    },
    used: direction === undefined ? [at] : [at, direction],
  };
}

interface Form {
  readonly form: SortForm;
  readonly because: string;
  readonly confidence: number;
}

function inferForm(place: QueryPlace, values: readonly string[]): Form | undefined {
  const byValues = [
    { form: "sign" as const, isIt: /^-./ },
    { form: "colon" as const, isIt: /.:(?:asc|desc)$/i },
    { form: "space" as const, isIt: /. (?:asc|desc)$/i },
  ].find(({ isIt }) => values.some((value) => isIt.test(value)));
  if (byValues !== undefined) {
    return {
      form: byValues.form,
      because: "its choices name fields in both directions",
      confidence: 1,
    };
  }
  const said = proseOf(place);
  const prose = PROSE.find(({ pattern }) => pattern.test(said));
  if (prose !== undefined)
    return {
      form: prose.form,
      because: "its description shows how an order is written",
      confidence: 0.9,
    };
  const name = place.names.at(-1) ?? "";
  // Inside a JSON filter an order is a list of `field DESC` (LoopBack); see https://loopback.io/doc/en/lb4/Order-filter.html
  if (place.group !== undefined && name === "order")
    return {
      form: "space",
      because: "an order inside a JSON filter is written as field and direction",
      confidence: 0.8,
    };
  if (values.length > 0) return undefined;
  if (name === "ordering")
    return {
      form: "sign",
      because: "parameters of this name take a field, with a minus for descending",
      confidence: 0.8,
    };
  if (
    name === "orderby" &&
    /orderBy|\$orderby/i.test(place.field.name) &&
    !place.field.name.includes("_")
  ) {
    return {
      form: "space",
      because: "parameters of this name take a field and a direction",
      confidence: 0.6,
    };
  }
  if (name === "sort" || name === "orderby")
    return {
      form: "sign",
      because: "parameters of this name mostly take a field, with a minus for descending",
      confidence: 0.5,
    };
  return undefined;
}

const PROSE: readonly { readonly form: SortForm; readonly pattern: RegExp }[] = [
  { form: "colon", pattern: /\w:(?:asc|desc)\b|:(?:asc|desc)\b/i },
  { form: "space", pattern: /[\w`"'] (?:desc|asc)[`"',.)\]]|[`"'(]\w+ (?:desc|asc)\b/i },
  { form: "sign", pattern: /[`"'=(,\s]-[a-z_{<]\w*|prefix|minus|hyphen|dash|\s[`"']-[`"']/i },
];

function proseOf({ field, schema }: QueryPlace): string {
  const { description, example, pattern } = schema.keywords;
  return [field.description, field.example, field.default, description, example, pattern]
    .filter((part) => typeof part === "string")
    .join(" ")
    .slice(0, 2000);
}

function choicesOf(document: Document, { schema }: QueryPlace): readonly string[] {
  const own = schema.choices ?? [];
  const ofItems =
    schema.items === undefined ? [] : (readSchema(document, schema.items).choices ?? []);
  return [...own, ...ofItems].filter((choice) => typeof choice === "string");
}

function fieldsOf(values: readonly string[], form: SortForm): readonly string[] {
  const bare = values.map((value) =>
    form === "pair" ? value : value.replace(/^[-+]/, "").replace(/[: ](?:asc|desc)$/i, ""),
  );
  return [...new Set(bare)].filter((name) => name !== "");
}

function directionWords(place: QueryPlace): Sort["words"] | undefined {
  const values = (place.schema.choices ?? []).filter((choice) => typeof choice === "string");
  const ascending = values.find((value) => /^(?:asc|ascending|\+|1|up)$/i.test(value));
  const descending = values.find((value) => /^(?:desc|descending|-|-1|down)$/i.test(value));
  return ascending === undefined || descending === undefined
    ? undefined
    : { ascending, descending };
}

function wordsIn(values: readonly string[], place: QueryPlace): Sort["words"] | undefined {
  const isUpper =
    values.some((value) => /(?:ASC|DESC)$/.test(value)) ||
    (place.group !== undefined && place.names.includes("order"));
  return isUpper ? { ascending: "ASC", descending: "DESC" } : undefined;
}

function isTextual({ schema }: QueryPlace): boolean {
  const { types } = schema;
  return types.length === 0 || types.includes("string") || types.includes("array");
}

function isBareText(place: QueryPlace): boolean {
  return (
    isTextual(place) &&
    (place.schema.choices ?? []).length === 0 &&
    /asc|desc/i.test(proseOf(place))
  );
}

function isMultiple(place: QueryPlace, form: SortForm): boolean {
  if (form === "pair") return false;
  const { types } = place.schema;
  if (types.includes("array")) return true;
  return (
    (place.schema.choices ?? []).length === 0 &&
    /comma|multiple|several|list of/i.test(proseOf(place))
  );
}
