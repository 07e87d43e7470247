import type { ResponseMember } from "#infer/calls/response-members.ts";
import { descriptionOf } from "./list-parameters.ts";
import type { ListParameter } from "./list-parameters.ts";
import { findNextLink } from "./next-member.ts";
import { findSize } from "./paging-parameters.ts";

/**
 * True for a text parameter `page` that names a family of parameters, such as `page[number]` and `page[offset]` of
 * JSON:API. A number in it is refused; the response has the URL of the next page.
 */
export function isPageFamily(
  parameter: ListParameter,
  members: readonly ResponseMember[],
  parameters: readonly ListParameter[],
): boolean {
  const { at, schema, field } = parameter;
  const isOpenObject = schema.types.includes("object") && schema.properties.size === 0;
  const hasNext = findNextLink(members) !== undefined;
  if (at.parameter === "page" && at.path === undefined && isOpenObject) return hasNext;
  const isText = schema.types.length === 1 && schema.types[0] === "string";
  if (at.parameter !== "page" || at.path !== undefined || !isText) return false;
  const { keywords, choices = [] } = schema;
  const examples = [keywords["default"], keywords["example"], field.example, ...choices];
  if (examples.some((value) => /^\d+$/.test(String(value)))) return false;
  const prose = descriptionOf(parameter);
  if (/\b(?:namespace|family|json[: ]?api)\b|\[\w+\]/i.test(prose)) return true;
  // The size of a page is in the family, too: next to a parameter with the size it is a number.
  const hasSize = findSize(parameters) !== undefined;
  return !hasSize && hasNext && !/\bnumber\b/i.test(prose);
}
