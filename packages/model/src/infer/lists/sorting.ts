import type { Evidence } from "#types/evidence.ts";
import type { Sort, SortForm } from "#types/list-shape.ts";
import { readSchema } from "#read/schema.ts";
import type { Document } from "#read/document.ts";
import { findParameter } from "./list-parameters.ts";
import type { ListParameter } from "./list-parameters.ts";
import { directionIn, fieldsOf, inferForm, proseOf } from "./sort-forms.ts";
import type { Form } from "./sort-forms.ts";

const words = (text: string): readonly string[] => text.split(" ");

const SORT = words(
  "sort sortby orderby ordering sortkey sortfield sortcolumn sortproperty sortname orderfield ordercolumn filterorder sorting order",
);
/** Which of these is the field and which the direction, their choices tell. */
const DIRECTION = words(
  "sortdirection sortorder direction orderdirection sortdir dir orderdir sorttype orderby sortmethod order sort sortby sortbydirection sortdesc descending desc sortascending ascending asc sortreverse reverse",
);
/** Beside a parameter for the field these need no more words. */
const NAMED_DIRECTION =
  /^(?:sort|order|orderby|sortby)(?:order|direction|dir)$|^(?:direction|dir)$/;

/** How a list is ordered, by the names, choices and prose of its parameters; undefined when that is not proven. */
export function inferSort(
  document: Document,
  places: readonly ListParameter[],
  pointer: string,
): { readonly sort: Sort; readonly used: readonly ListParameter[] } | undefined {
  const at = findParameter(places, SORT, (place) => !isDirection(place) && isTextual(place));
  if (at === undefined) return undefined;
  const direction = findParameter(
    places,
    DIRECTION,
    (place) => place !== at && (isDirection(place) || isBareText(place, at)),
  );
  const values = choicesOf(document, at);
  const found: Form | undefined =
    direction === undefined
      ? inferForm(at, values)
      : {
          form: "pair",
          reason: { code: "sort-pair" },
          confidence: 0.9,
        };
  if (found === undefined) return undefined;
  const evidence: Evidence = { pointer, reason: found.reason, confidence: found.confidence };
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

function choicesOf(document: Document, { schema }: ListParameter): readonly string[] {
  const own = schema.choices ?? [];
  const ofItems =
    schema.items === undefined ? [] : (readSchema(document, schema.items).choices ?? []);
  return [...own, ...ofItems].filter((choice) => typeof choice === "string");
}

/** Whether a place takes the words for up and down and nothing else: no filter, whether or not a field can be chosen. */
export function isDirection(place: ListParameter): boolean {
  return (
    DIRECTION.some((name) => place.names.includes(name)) && directionWords(place) !== undefined
  );
}

function directionWords(place: ListParameter): Sort["words"] | undefined {
  if (place.field.kind === "boolean") return switchWords(place);
  const values = (place.schema.choices ?? []).filter((choice) => typeof choice === "string");
  const ascending = values.find((value) => /^(?:asc|ascending|\+|1|up)$/i.test(value));
  const descending = values.find((value) => /^(?:desc|descending|-|-1|down)$/i.test(value));
  return ascending === undefined || descending === undefined
    ? undefined
    : { ascending, descending };
}

/** `sort_ascending` and `reverse` are yes or no. */
function switchWords({ names }: ListParameter): Sort["words"] | undefined {
  const name = names.at(-1) ?? "";
  if (/asc(?:ending)?$/.test(name)) return { ascending: "true", descending: "false" };
  return /desc(?:ending)?$|reverse$/.test(name)
    ? { ascending: "false", descending: "true" }
    : undefined;
}

function wordsIn(values: readonly string[], place: ListParameter): Sort["words"] | undefined {
  const isLoopback = place.group !== undefined && place.names.includes("order");
  return directionIn(values) ?? (isLoopback ? { ascending: "ASC", descending: "DESC" } : undefined);
}

function isTextual({ schema }: ListParameter): boolean {
  const { types } = schema;
  return types.length === 0 || types.includes("string") || types.includes("array");
}

function isBareText(place: ListParameter, at: ListParameter): boolean {
  const isNamed =
    place.names.some((name) => NAMED_DIRECTION.test(name)) ||
    (place.names.includes("order") && at.names.some((name) => /^(?:sort|order)by$/.test(name)));
  return (
    isTextual(place) &&
    !place.names.some((name) => /(?:asc|desc)(?:ending)?$|reverse$/.test(name)) &&
    (place.schema.choices ?? []).length === 0 &&
    (isNamed || /asc|desc/i.test(proseOf(place)))
  );
}

function isMultiple(place: ListParameter, form: SortForm): boolean {
  if (form === "pair") return false;
  const { types } = place.schema;
  if (types.includes("array")) return true;
  return (
    (place.schema.choices ?? []).length === 0 &&
    /comma|multiple|several|list of/i.test(proseOf(place))
  );
}
