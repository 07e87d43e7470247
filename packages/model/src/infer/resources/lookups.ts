import type { Field } from "#types/field.ts";
import { isParameter, listAncestors } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { splitWords } from "#infer/names/words.ts";
import type { ResourceDraft } from "./resource-draft.ts";

/**
 * True for an endpoint that completes, searches, counts or draws other data: `/customers/autocomplete`,
 * `/orders/search/findByStatus` of the list `/orders`, `/statistics`. Statistics of one record (`/servers/{id}/statistics`)
 * are a part of it.
 */
export function isLookup({ position, item, calls }: ResourceDraft): boolean {
  const isReadOnly =
    item === undefined && [...calls.keys()].every((role) => role === "list" || role === "read");
  const words = splitWords(position.segment.text);
  const isOfRecord = position.parent !== undefined && isParameter(position.parent);
  return (
    isReadOnly &&
    (isSearchOfList(position) ||
      words.some((word) => LOOKUP.test(word) || (!isOfRecord && STATISTICS.test(word))) ||
      (CHOICES.test(words.join(" ")) && isBelowList(position)) ||
      [...calls.values()].some(({ summary = "" }) => ABOUT_INPUTS.test(summary)) ||
      listAncestors(position).some(({ segment }) => ABOVE.test(segment.text)))
  );
}

/** True for an address below a list: `/customers/options`. */
function isBelowList({ parent }: Position): boolean {
  return (
    parent !== undefined &&
    !isParameter(parent) &&
    parent.calls.some(({ method }) => method === "get")
  );
}

/** Segments that have the choices of an input. */
const CHOICES = /^(?:options|choices|select|select options|for select)$/;

/** Summaries of endpoints for inputs and charts: "Users for the dropdown", "Tickets per day chart". */
const ABOUT_INPUTS =
  /\b(?:auto-?complet(?:e|es|ion)|type-?ahead|drop-?downs?|select (?:box|boxes|options?|inputs?)|combo ?box(?:es)?|sparklines?|charts? (?:data|points|series|values)|for (?:the |a )?(?:[\w-]+ )?charts?)\b|\bchart\.?$/i;

/** True for a search by one field below a list: `/orders/findByStatus`, `/orders/search/findByStatus`. */
function isSearchOfList({ segment, parent }: Position): boolean {
  const above = parent && /^search(?:es)?$/i.test(parent.segment.text) ? parent.parent : parent;
  const [first = "", ...words] = splitWords(segment.text);
  return (
    SEARCH.test(first) &&
    words.includes("by") &&
    above?.calls.some(({ method }) => method === "get") === true
  );
}

const SEARCH = /^(?:find|search|filter|query|list|exists)$/;

/** True for a read named as a count (`/count-of-page`, `/order-counts`), unless its rows have several members. */
export function isCount({ position, item }: ResourceDraft, { length }: readonly Field[]): boolean {
  return (
    item === undefined && length < 2 && COUNT.test(splitWords(position.segment.text).join(" "))
  );
}

const COUNT = /^(?:(?:get )?counts?|(?:number|total) of)\b|\bcounts?$/;

/** Segments above such endpoints: `/autocomplete/cities`, `/charts/revenue`. */
const ABOVE =
  /^(?:auto-?complet(?:es?|ions?)|autosuggest|suggest(?:ions?)?|type-?aheads?|lookups?|charts?)$/i;

const LOOKUP = /^(?:autocompletes?|dropdowns?|autosuggest|suggest(?:ions?)?|typeahead|lookups?)$/;
const STATISTICS = /^(?:charts?|stats|statistics)$/;
