import type { PageSize } from "#types/list-shape.ts";
import type { ListParameter } from "./list-parameters.ts";
import { foldName } from "#infer/names/words.ts";

/** Names of the parameter that says how many rows a page has. */
export const SIZE: readonly string[] =
  "perpage pagesize limit size take pagelimit paginationpagesize paginationlimit itemsperpage rowsperpage resultsperpage pagecount maxresults maxresultcount maxcount maxitems count top amount results length rows num number n max first last".split(
    " ",
  );

/** Whether a number goes there. */
export function isNumeric(place: ListParameter): boolean {
  const { types, choices, keywords } = place.schema;
  if (types.length === 0 || types.some((type) => type === "integer" || type === "number"))
    return true;
  if (isToken(place)) return false;
  // Some write every parameter as text; a number then shows in its default or its example.
  const shown = [keywords["default"], keywords["example"], place.field.example, ...(choices ?? [])];
  const isPlain = types.includes("string") && keywords["format"] === undefined;
  return (
    isPlain &&
    (shown.some((value) => /^\d+$/.test(String(value))) ||
      /^(?:page|limit|offset|perpage|pagesize)$/.test(foldName(place.field.name)))
  );
}

/** Text that an earlier answer gave, and no number: "An offset token, returned by the API". */
export function isToken({ schema: { types, keywords }, field }: ListParameter): boolean {
  if (!types.includes("string")) return false;
  const shown = [keywords["example"], field.example].filter((value) => typeof value === "string");
  return (
    /\b(?:token|opaque|cursor|continuation)\b/i.test(field.description ?? "") ||
    shown.some((value) => /^(?=.*[a-z])[\w+/=.-]{12,}$/i.test(value))
  );
}

/** Whether the first page has the number 0. */
export function isZeroBased(place: ListParameter): boolean {
  const { keywords } = place.schema;
  const said = place.field.description ?? "";
  if (
    /zero[- ]?(?:based|indexed)|\b0[- ]?(?:based|indexed)|start(?:s|ing)? (?:at|from|with) (?:0|zero)|\(0\.\.N\)|first page is 0/i.test(
      said,
    )
  )
    return true;
  const standard = keywords["default"];
  if (standard !== undefined && standard !== null && standard !== "") return Number(standard) === 0;
  return keywords["minimum"] === 0;
}

/** How many rows a page has, and may have. */
export function readSize(place: ListParameter): PageSize {
  const numberOf = (value: unknown) =>
    Number.isSafeInteger(Number(value)) && Number(value) > 0 && value !== true
      ? Number(value)
      : undefined;
  const { keywords, choices } = place.schema;
  const numbers = (choices ?? []).map(Number).filter((value) => Number.isSafeInteger(value));
  const standard =
    numberOf(keywords["default"]) ??
    numberOf(/default(?:s to|:)? ?(\d+)/i.exec(place.field.description ?? "")?.[1]);
  const most =
    numberOf(keywords["maximum"]) ??
    (numbers.length > 0
      ? Math.max(...numbers)
      : numberOf(/max(?:imum)?(?: of| is|:)? ?(\d+)/i.exec(place.field.description ?? "")?.[1]));
  return {
    at: place.at,
    ...(standard === undefined ? {} : { default: standard }),
    ...(most === undefined ? {} : { maximum: most }),
    ...(place.isRequired ? { isRequired: true } : {}),
  };
}
