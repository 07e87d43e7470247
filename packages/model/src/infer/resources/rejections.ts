import type { Reason } from "#types/evidence.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { readOperationWords } from "#infer/calls/operation-words.ts";
import type { Role } from "./resource-draft.ts";

/** Reasons against the roles that methods and paths suggest. The first reason is retained. */
export type Rejections = Map<Call, Reason>;

/** The document, and the reasons against roles that the finders collect. */
export interface RoleContext {
  readonly document: Document;
  readonly rejections: Rejections;
}

/** Records a reason against a role; returns undefined as the finder's result. */
export function reject({ rejections }: RoleContext, call: Call, reason: Reason): undefined {
  if (!rejections.has(call)) rejections.set(call, reason);
  return undefined;
}

/** Reason against a role that its words contradict. */
export function contradict(call: Call, role: Role): Reason {
  const { verbs } = readOperationWords(call);
  return { code: `words-not-${role}`, params: { verbs: verbs.join(", ") } };
}

/** Reason why a GET on a collection path is not a list. */
export function explainNoList(document: Document, { response }: Call): Reason {
  if (response.shape === "file" || response.shape === "text") return { code: "not-list-file" };
  if (response.shape === "record") return { code: "not-list-record" };
  if (response.shape === "values") return { code: "not-list-values" };
  const isUndescribed =
    response.schema === undefined || readSchema(document, response.schema).types.length === 0;
  return { code: isUndescribed ? "not-list-undescribed" : "not-list-value" };
}

/** Reason why a GET on a record path does not read the record. */
export function explainNoRead({ response }: Call): Reason {
  if (response.shape === "rows" || response.shape === "values") return { code: "not-read-rows" };
  if (response.shape === "file" || response.shape === "text") return { code: "not-read-file" };
  return { code: "not-read-value" };
}
