import type { Document } from "#read/document.ts";
import type { Condition, Operation } from "#types/operation.ts";
import { isMap } from "#read/member.ts";
import { writePointer } from "#read/pointer.ts";
import type { Call } from "#infer/calls/call.ts";
import { declaredEvidence, declaredText, extensionAt } from "#infer/fields/extension.ts";
import { isParameter, itemOf, listAncestors, listPositions } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { ResourceDraft, Role } from "./resource-draft.ts";

const ROLE = "x-quarterdeck-role";
const ROLES: readonly (Role | "action")[] = [
  "list",
  "read",
  "create",
  "update",
  "replace",
  "remove",
  "action",
];

/** Applies `x-quarterdeck-role` to the resources. */
export function declareRoles(
  document: Document,
  root: Position,
  drafts: readonly ResourceDraft[],
): readonly ResourceDraft[] {
  const all = [...drafts];
  for (const position of listPositions(root)) {
    for (const call of position.calls) {
      const role = ROLES.find((one) => one === extensionAt(document, call.pointer, ROLE));
      if (role !== undefined) assignRole(all, { position, call, role });
    }
  }
  return all.filter(({ calls }) => calls.size > 0);
}

interface DeclaredRole {
  readonly position: Position;
  readonly call: Call;
  readonly role: Role | "action";
}

function assignRole(drafts: ResourceDraft[], { position, call, role }: DeclaredRole): void {
  for (const { calls } of drafts) {
    for (const [other, one] of calls) if (one === call) calls.delete(other);
  }
  if (role === "action") return;
  const draft = ownerOf(drafts, position) ?? createDraft(drafts, position);
  draft.calls.set(role, call);
  draft.evidence.push(declaredEvidence("role", call.pointer, ROLE));
  // A read at the path of the list has the only record.
  const isSingleton = role === "read" && draft.position === position && !isParameter(position);
  if (isSingleton && draft.item === undefined && !draft.calls.has("list"))
    drafts[drafts.indexOf(draft)] = { ...draft, isSingleton };
}

/** Resource at the position, else the nearest one above it. */
function ownerOf(drafts: readonly ResourceDraft[], position: Position): ResourceDraft | undefined {
  for (const at of [position, ...listAncestors(position)]) {
    const draft = drafts.find(
      (one) => one.position === at || one.item === at || one.others.includes(at),
    );
    if (draft !== undefined) return draft;
  }
  return undefined;
}

function createDraft(drafts: ResourceDraft[], at: Position): ResourceDraft {
  const position = [at, ...listAncestors(at)].find((one) => !isParameter(one)) ?? at;
  const draft: ResourceDraft = {
    position,
    item: position === at ? itemOf(at) : at,
    isSingleton: false,
    calls: new Map(),
    others: [],
    aliases: [],
    evidence: [],
  };
  drafts.push(draft);
  return draft;
}

/** Reads `x-quarterdeck-when`: values by field, one or a list. */
function readConditions(value: unknown): readonly Condition[] {
  if (!isMap(value)) return [];
  return Object.entries(value).map(([name, allowed]: readonly [string, unknown]) => ({
    field: name.split("."),
    values: (Array.isArray(allowed) ? allowed : [allowed]).filter(isPlain),
  }));
}

function isPlain(value: unknown): value is Condition["values"][number] {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function isPath(value: unknown): value is string {
  return typeof value === "string" && value.startsWith("/");
}

/** Applies `x-quarterdeck-label`, `-when`, `-effects` and `-bulk-effects` to an operation, and adds its pointer if it is not `/paths/{path}/{method}`. */
export function correctOperation(document: Document, call: Call, operation: Operation): Operation {
  const label = declaredText(extensionAt(document, call.pointer, "x-quarterdeck-label"));
  const effects = extensionAt(document, call.pointer, "x-quarterdeck-effects");
  const bulkEffects = extensionAt(document, call.pointer, "x-quarterdeck-bulk-effects");
  const when = readConditions(extensionAt(document, call.pointer, "x-quarterdeck-when"));
  const isUsual = call.pointer === writePointer("paths", operation.path, operation.method);
  return {
    ...operation,
    ...(label === undefined ? {} : { label, isNamed: true }),
    ...(when.length === 0 ? {} : { when }),
    ...(isPath(effects) ? { effects } : {}),
    ...(isPath(bulkEffects) ? { bulkEffects } : {}),
    ...(isUsual ? {} : { pointer: call.pointer }),
  };
}
