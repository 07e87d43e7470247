import { descriptionOf, findParameter } from "./list-parameters.ts";
import type { ListParameter } from "./list-parameters.ts";
import { isNumeric, SIZE_NAMES } from "./page-size.ts";

const splitNames = (text: string): readonly string[] => text.split(" ");

const ROWS =
  "(?:rows?|records?|results?|items?|entries|elements?|objects?|hits?|documents?|docs|lines?)";
const GROUPS = "(?:pag(?:e|ing|inat(?:ion|e)|er|eable)|result|record|row|item|list|query|search)s?";

/** Names by which a parameter is found: exact ones in their order, then a pattern, then words of a description. */
interface Names {
  readonly names: readonly string[];
  readonly pattern: RegExp;
  readonly prose: RegExp;
}

const PAGES: Names = {
  names: splitNames(
    "page pagenumber pageno pagenum pageindex currentpage paginationpage pagepage pageindexnumber p",
  ),
  pattern:
    /^(?:(?:current|curr?|requested|target|result|list|num|start)?(?:page|pg)(?:no|nr|nbr|num|number|index|idx|toload)?|(?:paging|paginat(?:ion|e)|pager|pageable)(?:page|(?:page)?(?:index|number|no|num|current))|skippages?|pagina|seite)$/,
  prose:
    /\bpage (?:number|index|no\b)|\bnumber of the page\b|\bpage (?:of results )?to (?:load|fetch|get|return|retrieve|show|display)\b/i,
};

const OFFSETS: Names = {
  names: splitNames(
    "offset skip startindex startat pageoffset paginationoffset startposition startrow startrecord firstresult firstrow firstrecord firstitem pagestart first start from begin rowoffset limitstart",
  ),
  pattern: new RegExp(
    `^(?:(?:${GROUPS})?(?:offset|skip)(?:${ROWS}|count|number)?|(?:start|first|begin|from)(?:ing)?(?:at)?(?:${ROWS}|index|position|pos|offset))$`,
  ),
  prose: new RegExp(
    String.raw`\b(?:offset|index|position|number) of (?:the )?(?:first|start(?:ing)?) ${ROWS}\b|\b(?:start(?:ing)?|first) ${ROWS}\b|\b${ROWS} to skip\b|\bskip (?:the first |this many )?(?:\w+ )?${ROWS}\b`,
    "i",
  ),
};

const SIZES: Names = {
  names: SIZE_NAMES,
  pattern: new RegExp(
    `^(?:(?:max(?:imum)?|num(?:ber)?(?:of)?|n[or](?:of)?|n|limit|page)${ROWS}(?:per(?:page|request))?(?:count)?|${ROWS}(?:(?:record)?count|limit|size|max|num|number|per(?:page|request)?)|(?:max(?:imum)?)?(?:${GROUPS}|batch|chunk|fetch)(?:size|limit|length|len|max)|limitpagelength|(?:max(?:imum)?|limit|size|num|count)?per(?:page|request)?|(?:size|limit|max)page|hits|tamanh?o(?:d[ea])?pagina)$`,
  ),
  prose: new RegExp(
    String.raw`\b(?:number|count|amount) of (?:\w+ ){1,3}?(?:to (?:return|fetch|get|retrieve|show|display|list|load)|returned|(?:per|on (?:a|each|one)) page)\b|\b\w+ per page\b|\bpage size\b|\bnumber of ${ROWS}\s*(?:$|[.,(])`,
    "i",
  ),
};

/** Finds the parameter for the number of the page. */
export function findPage(parameters: readonly ListParameter[]): ListParameter | undefined {
  const isOpenNumber = (one: ListParameter) => isNumber(one) && !isRows(one);
  return (
    findParameter(parameters, PAGES.names, isNumeric) ??
    findByPattern(parameters, PAGES, isNumeric) ??
    // An offset that counts pages by its words.
    parameters.find((one) => isCountOfPages(one)) ??
    (findSize(parameters) && findCurrentPage(parameters)) ??
    (findSize(parameters) && findByProse(parameters, PAGES, isOpenNumber))
  );
}

/** True for an offset that is described as the number of a page. */
export function isCountOfPages(parameter: ListParameter): boolean {
  return (
    parameter.names.some((name) => OFFSETS.names.includes(name) || OFFSETS.pattern.test(name)) &&
    isNumeric(parameter) &&
    PAGES.prose.test(descriptionOf(parameter)) &&
    !isRows(parameter)
  );
}

/** `current` next to a size is the number of the page. */
function findCurrentPage(parameters: readonly ListParameter[]): ListParameter | undefined {
  return parameters.find((one) => one.names.includes("current") && isNumber(one));
}

/** Finds the parameter for the first row, or for the number of rows before it. */
export function findOffset(
  parameters: readonly ListParameter[],
  accepts: (parameter: ListParameter) => boolean,
): ListParameter | undefined {
  const isOffset = (one: ListParameter) =>
    isNumeric(one) && accepts(one) && !SIZES.prose.test(descriptionOf(one));
  return (
    findParameter(parameters, OFFSETS.names, isOffset) ??
    findByPattern(parameters, OFFSETS, isOffset) ??
    findByProse(parameters, OFFSETS, (one) => isNumber(one) && accepts(one))
  );
}

/** Finds an offset whose name has no other meaning, such as the start of a period. */
export function findPlainOffset(parameters: readonly ListParameter[]): ListParameter | undefined {
  const names = splitNames("offset skip startindex startat pageoffset startrow rowoffset");
  const isOffset = (one: ListParameter) => isNumeric(one) && !SIZES.prose.test(descriptionOf(one));
  return findParameter(parameters, names, isOffset) ?? findByPattern(parameters, OFFSETS, isOffset);
}

/** Finds the parameter for the number of rows in a page. */
export function findSize(
  parameters: readonly ListParameter[],
  start?: ListParameter,
): ListParameter | undefined {
  const isSize = (one: ListParameter) => one !== start && isNumeric(one);
  return (
    findParameter(parameters, SIZES.names, isSize) ??
    findByPattern(parameters, SIZES, isSize) ??
    (start && findByProse(parameters, SIZES, (one) => isSize(one) && isNumber(one)))
  );
}

/** Words of a limit of rows: "Maximum number of entries to return". */
const LIMIT_PROSE = new RegExp(
  String.raw`\b(?:max(?:imum|imal)?|largest|highest) (?:number|count|amount) of (?:\w+ )?${ROWS} (?:(?:that|which) are )?(?:to (?:be )?)?(?:return|fetch|get|retriev|show|display|list|load)(?:ed|n)?\b`,
  "i",
);

/** Finds a limit of rows whose name has no other meaning, or that its description names. */
export function findLimit(parameters: readonly ListParameter[]): ListParameter | undefined {
  const names = splitNames("limit perpage pagesize maxresults top");
  return (
    findParameter(parameters, names, isNumeric) ??
    findByPattern(parameters, SIZES, isNumeric) ??
    parameters.find((one) => isNumber(one) && LIMIT_PROSE.test(descriptionOf(one)))
  );
}

const OTHER_NAME = new RegExp(
  `^(?:${GROUPS})?(?:offset|skip|limit)$|^startindex$|^startat$|^page(?:size|number)$|^pag(?:e|ing|inat(?:ion|e)|er)(?:start|first|begin)$`,
);
const OTHER_TOKEN = /^page(?:cursor|token|after|before|above|below|key)$/;

/** Optional parameters of another paging style, which is unused: `page[offset]` next to `page[number]`. */
export function findOtherPaging(
  parameters: readonly ListParameter[],
  used: readonly ListParameter[],
  rowFields: readonly string[],
): readonly ListParameter[] {
  return parameters.filter(
    (one) =>
      !used.includes(one) &&
      !one.isRequired &&
      (one.schema.choices ?? []).length === 0 &&
      one.names.some(
        (name) =>
          !rowFields.includes(name) &&
          (OTHER_TOKEN.test(name) ||
            (OTHER_NAME.test(name) && isNumeric(one)) ||
            (OFFSETS.prose.test(descriptionOf(one)) && isNumber(one))),
      ),
  );
}

type Accepts = (parameter: ListParameter) => boolean;

function findByPattern(
  parameters: readonly ListParameter[],
  { pattern }: Names,
  accepts: Accepts,
): ListParameter | undefined {
  return parameters.find((one) => one.names.some((name) => pattern.test(name)) && accepts(one));
}

function findByProse(
  parameters: readonly ListParameter[],
  { prose }: Names,
  accepts: Accepts,
): ListParameter | undefined {
  return parameters.find((one) => prose.test(descriptionOf(one)) && accepts(one));
}

/** True for a number of rows by its words. */
function isRows(parameter: ListParameter): boolean {
  const prose = descriptionOf(parameter);
  return SIZES.prose.test(prose) || OFFSETS.prose.test(prose);
}

/** True for a declared number: the description of a text does not make it one. */
function isNumber({ schema: { types, choices } }: ListParameter): boolean {
  return choices === undefined && types.some((type) => type === "integer" || type === "number");
}
