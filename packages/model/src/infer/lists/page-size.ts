import type { PageSize } from "#types/list-shape.ts";
import { descriptionOf } from "./list-parameters.ts";
import type { ListParameter } from "./list-parameters.ts";
import { foldName } from "#infer/names/words.ts";

/** Names of the parameter for the number of rows in a page. */
export const SIZE_NAMES: readonly string[] =
  "perpage pagesize limit size take pagelimit paginationpagesize paginationlimit itemsperpage rowsperpage resultsperpage pagecount maxresults maxresultcount maxcount maxitems count top amount results length rows num number n max first last items ps".split(
    " ",
  );

/** True for a parameter that takes a number. */
export function isNumeric(parameter: ListParameter): boolean {
  const { types, choices, keywords } = parameter.schema;
  if (types.length === 0 || types.some((type) => type === "integer" || type === "number"))
    return true;
  // Google describes numbers of 64 bits as texts.
  if (/^u?int(?:32|64)?$/.test(String(keywords["format"]))) return true;
  if (isToken(parameter)) return false;
  // Some documents declare every parameter as text; the default or the example then shows a number.
  const examples = [
    keywords["default"],
    keywords["example"],
    parameter.field.example,
    ...(choices ?? []),
  ];
  const isPlain = types.includes("string") && keywords["format"] === undefined;
  const names = [foldName(parameter.field.name), ...parameter.names];
  return (
    isPlain &&
    (examples.some((value) => /^\d+$/.test(String(value))) ||
      names.some((name) => NUMBER_NAME.test(name)) ||
      NUMBER_PROSE.test(descriptionOf(parameter)))
  );
}

/** Names that are numbers even if they are described as text. */
const NUMBER_NAME =
  /^(?:page|pageno|pagenum|pagenumber|pageindex|currentpage|limit|offset|pageoffset|skip|take|perpage|pagesize|pagelimit|pageper|startindex|startat|startrow|endrow|rowstart|rowend|firstresult|maxresults|itemsperpage|rowsperpage|resultsperpage|\$?top)$/;

const NUMBER_PROSE =
  /\b(?:number of (?:the )?(?:page|rows|items|results|records|entries|elements|objects)|page number|(?:page|zero|one)[- ](?:index|size)|(?:offset|index|position) of the first (?:row|item|result|record)|(?:rows|items|results|records|entries) (?:per|to skip|to return|on a page))\b/i;

/** True for a token from an earlier response: "An offset token, returned by the API". */
export function isToken(parameter: ListParameter): boolean {
  const { schema, field } = parameter;
  const { types, keywords } = schema;
  if (!types.includes("string")) return false;
  const examples = [keywords["example"], field.example].filter(
    (value) => typeof value === "string",
  );
  return (
    /\b(?:token|opaque|cursor|continuation)\b/i.test(descriptionOf(parameter)) ||
    examples.some((value) => /^(?=.*[a-z])[\w+/=.-]{12,}$/i.test(value))
  );
}

const ZERO_PROSE =
  /\b(?:zero|0)[- ]?(?:based|indexed)|\b(?:start|count|begin)(?:s|ing|ed|ning)?(?: counting)? (?:at|from|with)(?: page)? (?:0|zero)\b|\(0\.\.N\)|\bfirst page (?:is|has|=)(?: the)?(?: number| index)? ?[`'"]?(?:0|zero)\b|\b(?:0|zero)[`'"]? (?:is|=|for|means|being) the first\b|\b(?:number|index|page)s?,? \(?from (?:0|zero)\b/i;

/** True if the first page has the number 0, by its words and values, or by the word index. */
export function isZeroBased(parameter: ListParameter): boolean {
  const { keywords } = parameter.schema;
  const description = descriptionOf(parameter);
  if (ZERO_PROSE.test(description)) return true;
  const defaultValue = keywords["default"];
  if (defaultValue !== undefined && defaultValue !== null && defaultValue !== "")
    return Number(defaultValue) === 0;
  if ([keywords["example"], parameter.field.example].some((value) => String(value) === "0"))
    return true;
  // Spring Data counts from 0.
  if (keywords["minimum"] === 0 || /^pageable$/i.test(parameter.group ?? "")) return true;
  return (
    !isFromOne(parameter) &&
    parameter.names.some((name) => /pag(?:e|ing|ination|er)index$|^skippages?$/.test(name))
  );
}

/** True if the first page or row has the number 1, by the words or the least value. */
export function isFromOne(parameter: ListParameter): boolean {
  return (
    parameter.schema.keywords["minimum"] === 1 ||
    /\b(?:1|one)[- ]?(?:based|indexed)|\b(?:start|count|begin)(?:s|ing|ed|ning)? (?:at|from|with) (?:1|one)\b|first (?:page|row|item|result|record) is 1\b|\b(?:number|index|page|row|record|item)s?\b,? \(?from (?:1|one)\b/i.test(
      descriptionOf(parameter),
    )
  );
}

/** Default and maximum number of rows in a page. */
export function readSize(parameter: ListParameter): PageSize {
  const numberOf = (value: unknown) =>
    Number.isSafeInteger(Number(value)) && Number(value) > 0 && value !== true
      ? Number(value)
      : undefined;
  const { keywords, choices } = parameter.schema;
  // "10,000" is one number.
  const description = descriptionOf(parameter).replaceAll(/(?<=\d),(?=\d{3}\b)/g, "");
  const numbers = (choices ?? []).map(Number).filter((value) => Number.isSafeInteger(value));
  const defaultValue =
    numberOf(keywords["default"]) ?? numberOf(/default(?:s to|:)? ?(\d+)/i.exec(description)?.[1]);
  const maximum =
    numberOf(keywords["maximum"]) ??
    (numbers.length > 0
      ? Math.max(...numbers)
      : numberOf(/max(?:imum)?(?: of| is|:)? ?(\d+)/i.exec(description)?.[1]));
  return {
    at: parameter.at,
    ...(defaultValue === undefined ? {} : { default: defaultValue }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(parameter.isRequired ? { isRequired: true } : {}),
  };
}
