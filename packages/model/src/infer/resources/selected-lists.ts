import { readListHints } from "#infer/calls/list-hints.ts";
import type { Call } from "#infer/calls/call.ts";
import { isCalled, mayBe } from "#infer/calls/operation-words.ts";
import { callOf, isParameter, itemOf, listAncestors, subjectOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { headOf, isPlural } from "#infer/calls/score-lists.ts";
import { findPairedName } from "#infer/names/path-pairs.ts";
import { isVerbSegment } from "#infer/names/path-segments.ts";
import { isVersion, SEARCH_SEGMENT } from "#infer/names/technical-names.ts";
import { singularOf, splitWords } from "#infer/names/words.ts";
import { isCollectionName } from "./undescribed-lists.ts";

const KEY_WORD = /^(?:id|ids|uuid|guid|key|number)$/;

/** Words that name one record: "Retrieves an association by its id". */
const NAMES_ONE = /^\s*\w+\s+(?:an?|one|the (?:specific|single|given))\s(?!.*\blists?\b)/i;

/**
 * True for a list that only values of the path select: `/events/{year}` without `/events`,
 * `/prices/{from}/{to}`, `/history/{userId}` with "List the history of a user".
 */
export function isSelectedList(position: Position): boolean {
  const list = callOf(position, "get");
  if (list !== undefined && nameOfPairs(position) !== undefined)
    return mayBe(list, "list", "read") && !NAMES_ONE.test(list.summary ?? list.description ?? "");
  const keys = listKeys(position);
  const [first] = keys;
  const above = first?.parent;
  if (list === undefined || above?.parent === undefined || isVerbSegment(above.segment))
    return false;
  // `/logs/{account}` with "List of logs" may be above `/logs/{account}/types`.
  const isNamed = position.children.size === 0 || isNamedList(list);
  const isFree = isNamed && above.calls.length === 0 && hasFreeKeys(keys);
  if (!isFree || SEARCH_SEGMENT.test(above.segment.text) || isVersion(above.segment.text))
    return false;
  const parameter = position.segment.parameters[0] ?? "";
  const isKey = KEY_WORD.test(splitWords(parameter).at(-1) ?? "");
  if (!isKey && keys.length === 1 && isCollectionName(above)) return true;
  // `/PlayersByTeam/{teamid}`.
  const head = headOf(subjectOf(above));
  if (keys.length === 1 && head !== subjectOf(above) && isPlural(head)) return true;
  const { summary = list.description, parameters, operationId } = list;
  // `/orders/status/{status}` is a view of `/orders`.
  const isAlone = callOf(above.parent, "get") === undefined && itemOf(above.parent) === undefined;
  const isList = isAlone && list.response.shape === "rows" && list.response.path.length === 0;
  if (!(isList || mayBe(list, "list", "read")) || NAMES_ONE.test(summary ?? "")) return false;
  const { isPaged } = readListHints({ parameters, operationId, summary });
  if (isNamedList(list) || isPaged || isCalled(list, "list")) return true;
  return !isKey && (isList || keys.length > 1 || isCollectionName(above));
}

/** Name of the records that pairs in the path select: `atms-by-town` of `/atms/country/{country}/town/{town}`. */
export function nameOfPairs(position: Position): string | undefined {
  const positions = [position, ...listAncestors(position)].toReversed().slice(1);
  const index = findPairedName(positions.map(({ segment }) => segment));
  const above = index === undefined ? undefined : positions[index];
  if (above === undefined || above.calls.length > 0) return undefined;
  return `${above.segment.text}-by-${singularOf(position.parent?.segment.text ?? "")}`;
}

function isNamedList({ parameters, operationId, summary, description }: Call): boolean {
  return readListHints({ parameters, operationId, summary: summary ?? description }).isCalledList;
}

/** Parameters at the end of a path, the first one first. */
function listKeys(position: Position): readonly Position[] {
  const ancestors = listAncestors(position);
  const end = ancestors.findIndex((at) => !isParameter(at));
  return [position, ...ancestors.slice(0, end)].toReversed();
}

/** True if each parameter fills its segment and only the last one is an operation. */
function hasFreeKeys(keys: readonly Position[]): boolean {
  return keys.every(
    ({ segment, calls, children }, index) =>
      segment.parameters.length === 1 &&
      (index === keys.length - 1 || (calls.length === 0 && children.size === 1)),
  );
}
