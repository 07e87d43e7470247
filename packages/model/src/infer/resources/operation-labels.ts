import type { Operation } from "#types/operation.ts";
import { operationLabels } from "#messages/operation-labels.ts";
import { formatMessage } from "#messages/format-message.ts";
import type { ResourceNaming } from "./resource-names.ts";
import type { Assignment, Call } from "#infer/calls/call.ts";
import { readOperationWords } from "#infer/calls/operation-words.ts";
import type { Role } from "./resource-draft.ts";
import { nameOfSegment, splitPath } from "#infer/names/path-segments.ts";
import { actsOf, isPlainVerb } from "#infer/names/verbs.ts";
import { shortenSummary } from "#infer/names/shorten-summary.ts";
import { labelOf, splitWords, stemOf, writeLabel } from "#infer/names/words.ts";

type Labels = ResourceNaming["labels"];

const lower = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** Label of an operation: from its role, else from its summary or id, else from its path. */
export function labelOperation(
  call: Call,
  assignment: Assignment,
  labels: Labels | undefined,
): Pick<Operation, "label" | "subject"> {
  const label = readLabel(call, assignment, labels);
  if (label !== undefined) return { label };
  const fixed = splitPath(call.path, call.dottedNames).filter(
    (segment) => segment.parameters.length === 0,
  );
  const named = fixed.filter(({ text }, at) => at === fixed.length - 1 || !BASE_SEGMENT.test(text));
  const words = named.flatMap((segment) => splitWords(segment.text));
  const subject = words.length === 0 ? call.path : writeLabel(words.slice(-4));
  const method = call.method;
  return Object.hasOwn(operationLabels, method)
    ? {
        label: formatMessage(operationLabels, { code: method, params: { label: lower(subject) } }),
        subject,
      }
    : { label: `${labelOf(method)} ${lower(subject)}` };
}

/** End of a text in front of another one; not of an abbreviation. */
const TEXT_END = /(?<=\p{L}{4})\.\s+(?=\p{Lu})/u;

/** Segments that all paths have. */
const BASE_SEGMENT = /^(?:api|rest|v\d[\w.]*)$/i;

const USUAL_VERBS: { readonly [role in Role]?: RegExp } = {
  create: /^(?:create|add|insert|new|register|upsert|save|store|update|replace|put|post|make)$/,
  remove: /^(?:delete|remove|destroy)$/,
};

/** Words of a deletion that retains the record, which its label shows. */
const SOFT = /\bsoft|\btrash|\brecycle|\bretire|\breactivat|\brestored\b/i;

/** True if the summary has another verb than the role: "Trigger a DAG run", "Revoke a token". */
function isNamedOtherwise(call: Call, role: Role): boolean {
  if (role === "remove" && SOFT.test(call.summary ?? "")) return true;
  const { verbs } = readOperationWords(call);
  const usual = USUAL_VERBS[role];
  if (usual === undefined || call.summary === undefined || call.summary.length > 40) return false;
  return verbs.length > 0 && !verbs.some((verb) => usual.test(verb));
}

function readLabel(
  call: Call,
  assignment: Assignment,
  labels: Labels | undefined,
): string | undefined {
  const { role } = assignment;
  if (role !== "action" && labels !== undefined && !isNamedOtherwise(call, role)) {
    const label = lower(role === "list" ? labels.many : labels.one);
    return formatMessage(operationLabels, { code: role, params: { label } });
  }
  const [line = ""] = readSummary(call)?.split("\n") ?? [];
  const summary = line.trim().split(TEXT_END)[0]?.replace(/\.$/, "");
  const short = summary && shortenSummary(lowerTitleCase(summary), labels?.one);
  if (short !== undefined && short !== "" && short.length <= 70) return short;
  const last = splitPath(call.path, call.dottedNames).at(-1);
  if (assignment.scope === "record" && call.method === "post" && last?.parameters.length === 0) {
    return labelOfVerb(call) ?? labelOf(last.text);
  }
  if (call.operationId === undefined && WRITES.test(call.method)) {
    const named = labelOfVerb(call, labels?.one);
    if (named !== undefined) return named;
  }
  const id = call.operationId?.split(/[.#/]/).at(-1)?.replace(GROUP, "");
  if (id === undefined || splitWords(id).length === 0 || isOfMethod(id, call)) return undefined;
  return labelOf(id).slice(0, 70);
}

/** Id that generators end with the method, such as `createPropertyReference-order-put_2`. */
const OF_METHOD = /[-_](?:get|put|post|patch|delete)(?:[-_]?\d+)?$/;

/** True for an id with the method, but without the name at the end of the path: it is that of other calls too. */
function isOfMethod(id: string, { path, dottedNames }: Call): boolean {
  const last = splitPath(path, dottedNames).findLast(({ parameters }) => parameters.length === 0);
  const words = new Set(splitWords(id).map(stemOf));
  return (
    OF_METHOD.test(id) && !splitWords(last?.text ?? "").some((word) => words.has(stemOf(word)))
  );
}

/** Group that generators write in front of the name of an operation: `HarborService_DockVessel`. */
const GROUP = /^[A-Z]\w*?(?:Service|Controller|Resource|Api|Handler)_(?=[A-Za-z])/;

/** Words in front of the verb of a path: `/orders/bulk-delete`. */
const SEVERAL = /^(?:bulk|batch|mass|multi)$/;

/**
 * Label of a path that ends with a verb: "Send raw" of `/inbound/send-raw`, "Add tracking" of `/order.tracking.add`,
 * "Publish template" of `/templates/publish` with the name of the records.
 */
function labelOfVerb({ path, dottedNames }: Call, name?: string): string | undefined {
  const [last, above] = splitPath(path, dottedNames).toReversed();
  if (last === undefined || last.parameters.length > 0) return undefined;
  const words = splitWords(nameOfSegment(last));
  const [verb = ""] = words.filter((word, at) => at > 0 || !SEVERAL.test(word));
  if (actsOf(verb) === undefined) return undefined;
  if (words.length > 1) return writeLabel(words);
  const part = isPlainVerb(verb) && above?.text.startsWith(".") ? above.text : undefined;
  const object = part ?? (name === undefined ? undefined : lower(name));
  return object === undefined ? undefined : writeLabel([verb, ...splitWords(object)]);
}

/** Summary of an operation; the first sentence of its description if it has neither summary nor id. */
function readSummary({ summary, operationId, description }: Call): string | undefined {
  if (summary !== undefined || operationId !== undefined) return summary;
  const [text = ""] = (description ?? "").split(/\.(?:\s|$)|\n/);
  return text.length <= MAX_LENGTH ? text : undefined;
}

const WRITES = /^(?:post|put|patch|delete)$/;

/** Longer sentences explain the operation, and do not name it. */
const MAX_LENGTH = 60;

/** Sentence case: `Pay Order` is "Pay order", `close ticket` is "Close ticket". Words in capitals are not changed. */
function lowerTitleCase(text: string): string {
  const words = text.split(" ");
  const isTitleCase =
    words.length > 1 &&
    words.every(
      (word) =>
        !/^\p{Ll}/u.test(word) || /^(?:a|an|the|of|for|to|in|on|by|and|or|with|from)$/.test(word),
    );
  // A word in camel case is a name.
  if (/^\p{Ll}+(?:[ ,:(]|$)/u.test(text)) return text.charAt(0).toUpperCase() + text.slice(1);
  if (!isTitleCase) return text;
  return words
    .map((word, index) => (index > 0 && /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
}
