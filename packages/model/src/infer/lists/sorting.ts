import type { Evidence } from "#types/evidence.ts";
import type { Sort, SortForm } from "#types/list-shape.ts";
import { readSchema } from "#read/schema.ts";
import type { Document } from "#read/document.ts";
import { directionAlone } from "./direction-sort.ts";
import { choiceWords, directionWords, isDirectionName, wordsInProse } from "./direction-words.ts";
import { descriptionOf, findParameter } from "./list-parameters.ts";
import { isCrudRequest } from "./crud-requests.ts";
import type { ListParameter } from "./list-parameters.ts";
import { inferForm, isRansackObject, isRansackSort, proseOf } from "./sort-forms.ts";
import { fieldsInProse, matchSortFields } from "./sort-fields.ts";
import type { Form } from "./sort-forms.ts";
import { readOperationSort } from "./operation-sort.ts";
import { inferSortByField } from "./sort-by-field.ts";
import { inferJsonSort } from "./sort-members.ts";

const splitNames = (text: string): readonly string[] => text.split(" ");

const SORT_NAMES = splitNames(
  "sort sortby orderby ordering sortkey sortfield sortcolumn sortproperty sortname sortexpression sortindex sidx orderfield orderbyfield orderbyproperty orderbycolumn sortbyfield ordercolumn orderkey filterorder sorting order",
);
/** Other names of the field. */
const SORT_NAME =
  /^(?:sort(?:ing|ed)?(?:by|on)?(?:field|column|col|property|prop|attribute|attr|key|parameter|param|expression|criteria|name)?|order(?:ed|ing)?(?:by|on)?(?:field|column|col|property|prop|attribute|expression)|order(?:by|on|ing)(?:key|name)?)(?:name|id)?s?$/;
/** Words that declare records without the value to be last in each direction. */
const EMPTY_LAST = /\b(?:nulls?|empty|missing)\b[^.;]*\blast\b/i;

/** Words of a parameter that takes fields with their directions: "field names, followed by `asc` or `desc`". */
const FIELD_AND_DIRECTION =
  /\b(?:fields?|columns?|attributes?|propert(?:y|ies))\b[^.]{0,80}\bfollowed by\b|[`"'=(,\s][\w()]+ (?:asc|desc), ?[\w()]+ (?:asc|desc)\b/i;

/** Names that certainly are the direction if there is a parameter for the field. */
const NAMED_DIRECTION =
  /^(?:sort|order|orderby|sortby)(?:column|field)?(?:order|direction|dir)$|^sord$|^(?:direction|dir)$/;
/** Names of the field or the direction; the choices decide. */
const EITHER_NAMES = splitNames("sort order orderby sortby");

/** Words of the field under any name: "Column to order by", "Sorts the results". */
const SORT_PROSE =
  /^(?:optional[:.,]? )?(?:the |a )?(?:name of (?:the|a) )?(?:field|column|property|attribute)s?(?: names?)? (?:(?:to|by which to) (?:sort|order)\b|(?:that |which )?(?:the )?(?:results|rows|records|items|entries) are (?:sorted|ordered) by\b)|^(?:sorts?|orders?) the (?:results?|rows|records|items|entries|output|response)\b/i;

const DIRECTION_PROSE =
  /\b(?:sort|order)(?:ing)? direction\b|\bdirection of (?:the )?(?:sort|order)/i;

interface SortFacts {
  readonly pointer: string;
  readonly rowFields: readonly string[];
  /** Parameters that the paging of the list uses. */
  readonly ofPaging: readonly ListParameter[];
}

/**
 * Infers how a list is sorted, from the names, choices and descriptions of its parameters.
 * Undefined if there is not enough evidence.
 */
export function inferSort(
  document: Document,
  parameters: readonly ListParameter[],
  { pointer, rowFields, ofPaging }: SortFacts,
): { readonly sort: Sort; readonly used: readonly ListParameter[] } | undefined {
  for (const parameter of parameters) {
    const json = inferJsonSort(document, parameter, rowFields);
    if (json === undefined) continue;
    const { isGuess, ...sort } = json;
    const code = sort.isJson === true && !isGuess ? "sort-choices" : "sort-described";
    const confidence = isGuess ? 0.6 : sort.isJson ? 1 : 0.9;
    const evidence: Evidence = { pointer, reason: { code }, confidence };
    return { sort: { ...sort, at: parameter.at, evidence }, used: [parameter] };
  }
  const at = findField(parameters);
  const byField = inferSortByField(parameters, pointer, rowFields);
  if (at === undefined && byField === undefined) return ransackSort(parameters, pointer);
  if (at === undefined || byField?.used.includes(at) === true) return byField;
  // A member of another object is not its direction: `order` and `variants.order`.
  const siblings = parameters.filter((one) => one !== at && one.group === at.group);
  const direction =
    siblings.find((one) => isDirection(one)) ?? siblings.find((one) => isPlainDirection(one, at));
  const values = choicesOf(document, at);
  const inferred: Form | undefined =
    direction === undefined
      ? describeForm(
          document,
          pointer,
          (values.length === 0 ? sortOfPageable(at, ofPaging) : undefined) ?? inferForm(at, values),
        )
      : {
          form: "pair",
          reason: { code: "sort-pair" },
          confidence: 0.9,
        };
  if (inferred === undefined) return undefined;
  const evidence: Evidence = { pointer, reason: inferred.reason, confidence: inferred.confidence };
  const chosen = inferred.fields ?? unique(values);
  const named = chosen.length > 0 ? chosen : fieldsInProse(proseOf(at), rowFields);
  const { fields, names } = matchSortFields(named, rowFields);
  const words =
    direction === undefined
      ? (inferred.words ?? wordsIn(at))
      : (directionWords(direction) ?? wordsInProse(direction));
  return {
    sort: {
      form: inferred.form,
      at: at.at,
      ...(direction === undefined ? {} : { direction: direction.at }),
      words: words ?? { ascending: "asc", descending: "desc" },
      ...(fields.length === 0 ? {} : { fields }),
      ...(names && { names }),
      isMultiple: isMultiple(at, inferred.form),
      ...(EMPTY_LAST.test(proseOf(at)) && { isEmptyLast: true }),
      evidence,
    },
    used: direction === undefined ? [at] : [at, direction],
  };
}

/** The sort that the object of Ransack takes next to its conditions: `q[s]=name desc`. */
function ransackSort(
  parameters: readonly ListParameter[],
  pointer: string,
): ReturnType<typeof inferSort> {
  const object = parameters.find((one) => isRansackObject(one, proseOf(one)));
  if (object === undefined) return undefined;
  return {
    sort: {
      form: "space",
      at: { ...object.at, path: ["s"] },
      words: { ascending: "asc", descending: "desc" },
      isMultiple: false,
      evidence: { pointer, reason: { code: "sort-words" }, confidence: 0.9 },
    },
    used: [],
  };
}

/**
 * The form `field,desc` of a list of texts next to `page` and `size`, without a description: the members of a Pageable
 * of Spring Data, which reads `-field` as the name of a property and refuses it.
 */
function sortOfPageable(at: ListParameter, ofPaging: readonly ListParameter[]): Form | undefined {
  const isPageable =
    at.field.name === "sort" &&
    at.schema.types.includes("array") &&
    proseOf(at) === "" &&
    ["page", "size"].every((name) => ofPaging.some(({ field }) => field.name === name));
  return isPageable
    ? { form: "comma", reason: { code: "sort-in-filter" }, confidence: 0.6 }
    : undefined;
}

function choicesOf(document: Document, { schema }: ListParameter): readonly string[] {
  const own = schema.choices ?? [];
  const ofItems =
    schema.items === undefined ? [] : (readSchema(document, schema.items).choices ?? []);
  return [...own, ...ofItems].filter((choice) => typeof choice === "string");
}

/** The form that the description of the operation shows, if the parameter leaves it open. */
function describeForm(document: Document, pointer: string, form?: Form): Form | undefined {
  if (form === undefined || form.confidence > 0.6) return form;
  const described = readOperationSort(document, pointer);
  return described === undefined
    ? form
    : { ...described, reason: { code: "sort-described" }, confidence: 0.8 };
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== "");
}

/** Finds the parameter of the field. One that is described as the direction is it only alone. */
function findField(parameters: readonly ListParameter[]): ListParameter | undefined {
  const isField = (one: ListParameter): boolean => !isDirection(one) && isTextual(one);
  const find = (accepts: (one: ListParameter) => boolean): ListParameter | undefined =>
    findParameter(parameters, SORT_NAMES, accepts) ??
    parameters.find((one) => accepts(one) && one.names.some((name) => SORT_NAME.test(name)));
  return (
    find((one) => isField(one) && !isDescribedDirection(one) && !isDeprecated(one)) ??
    find((one) => isField(one) && !isDescribedDirection(one)) ??
    find((one) => isField(one) && directionAlone(one) === undefined) ??
    parameters.find(isRansackSort) ??
    parameters.find(
      (one) => isField(one) && !isDescribedDirection(one) && SORT_PROSE.test(descriptionOf(one)),
    )
  );
}

function isDeprecated(parameter: ListParameter): boolean {
  const { isDeprecated: isMarked } = parameter.field;
  return isMarked === true || /^\W*deprecated\b/i.test(descriptionOf(parameter));
}

/** True for a text that is described as the direction: "Sort order, `asc` or `desc`". */
function isDescribedDirection(parameter: ListParameter): boolean {
  const prose = descriptionOf(parameter);
  const isEither =
    /\b(?:asc|desc)(?:ending)?\b[`'"]?(?:,? or |\s*[/|,]\s*)[`'"]?(?:asc|desc)/i.test(prose);
  return isEither && inferForm(parameter, [])?.reason.code !== "sort-described";
}

/** True for a parameter that takes only direction words; it is not a filter. */
export function isDirection(parameter: ListParameter): boolean {
  const { names, schema } = parameter;
  const isNamed = names.some((name) => isDirectionName(name) || EITHER_NAMES.includes(name));
  const choices = (schema.choices ?? []).map(String);
  const areWords =
    choices.length > 0 &&
    (choices.every((one) => /^(?:a|de)sc(?:ending)?$/i.test(one)) ||
      (choices.length === 2 &&
        choiceWords(schema) !== undefined &&
        DIRECTION_PROSE.test(descriptionOf(parameter))));
  return (isNamed || areWords) && directionWords(parameter) !== undefined;
}

function wordsIn(parameter: ListParameter): Sort["words"] | undefined {
  const isLoopback = parameter.group !== undefined && parameter.names.includes("order");
  const prose = proseOf(parameter);
  if (/:\s*-1\b/.test(prose)) return { ascending: "1", descending: "-1" };
  const isUpper =
    isLoopback ||
    isCrudRequest(parameter) ||
    (/\b(?:ASC|DESC)\b/.test(prose) && !/\b(?:asc|desc)\b/.test(prose));
  return isUpper ? { ascending: "ASC", descending: "DESC" } : undefined;
}

function isTextual({ schema }: ListParameter): boolean {
  const { types } = schema;
  return types.length === 0 || types.includes("string") || types.includes("array");
}

function isPlainDirection(parameter: ListParameter, at: ListParameter): boolean {
  const isNamed =
    parameter.names.some((name) => NAMED_DIRECTION.test(name)) ||
    (parameter.names.includes("order") &&
      at.names.some((name) => /^(?:sort|order)by$/.test(name))) ||
    (parameter.field.name === "_order" && at.field.name === "_sort");
  return (
    isTextual(parameter) &&
    !isDeprecated(parameter) &&
    !FIELD_AND_DIRECTION.test(proseOf(parameter)) &&
    (parameter.schema.choices ?? []).length === 0 &&
    parameter.names.some((name) => isDirectionName(name) || EITHER_NAMES.includes(name)) &&
    (isNamed || /asc|desc/i.test(proseOf(parameter)))
  );
}

function isMultiple(parameter: ListParameter, form: SortForm): boolean {
  if (form === "pair") return false;
  if (form === "json-object") return true;
  if (form === "json-list") return /\[\s*\[/.test(proseOf(parameter));
  const { types } = parameter.schema;
  if (types.includes("array")) return true;
  return (
    (parameter.schema.choices ?? []).length === 0 &&
    /comma|multiple|several|list of/i.test(proseOf(parameter))
  );
}
