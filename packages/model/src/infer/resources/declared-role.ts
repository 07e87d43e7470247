import type { Document } from "#read/document.ts";
import type { Operation } from "#types/operation.ts";
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

/** The resources with the roles that the description itself gives to operations. */
export function declareRoles(
  document: Document,
  root: Position,
  drafts: readonly ResourceDraft[],
): readonly ResourceDraft[] {
  const known = [...drafts];
  for (const position of listPositions(root)) {
    for (const call of position.calls) {
      const role = ROLES.find((one) => one === extensionAt(document, call.pointer, ROLE));
      if (role !== undefined) assignRole(known, { position, call, role });
    }
  }
  return known.filter(({ calls }) => calls.size > 0);
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
}

/** What stands at the position, else nearest above it. */
function ownerOf(drafts: readonly ResourceDraft[], position: Position): ResourceDraft | undefined {
  for (const at of [position, ...listAncestors(position)]) {
    const found = drafts.find(
      (draft) => draft.position === at || draft.item === at || draft.others.includes(at),
    );
    if (found !== undefined) return found;
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

/** An operation with the name that the description gives it for people, and its place where its path does not say it. */
export function correctOperation(document: Document, call: Call, operation: Operation): Operation {
  const label = declaredText(extensionAt(document, call.pointer, "x-quarterdeck-label"));
  const isUsual = call.pointer === writePointer("paths", operation.path, operation.method);
  return {
    ...operation,
    ...(label === undefined ? {} : { label, isNamed: true }),
    ...(isUsual ? {} : { pointer: call.pointer }),
  };
}
