import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { Operation, Parameter, ResourceObjectBody } from "#types/operation.ts";
import type { Assignment, Call, CallBody } from "#infer/calls/call.ts";
import { hasEffect, isSearch } from "#infer/calls/operation-words.ts";
import { findFileNameHeader } from "./file-name-header.ts";
import { markGeneratedKey } from "./generated-key.ts";
import { learnKinds } from "./learn-kinds.ts";
import { labelOperation } from "./operation-labels.ts";
import type { RelationContext } from "#infer/relations/find-target.ts";
import { relateBody } from "#infer/relations/relate-bodies.ts";
import { relateParameters } from "#infer/relations/relate-parameters.ts";
import { distinguishBody } from "#infer/names/distinct-labels.ts";
import { foldName } from "#infer/names/words.ts";
import type { ResourceNaming } from "./resource-names.ts";

/** Identifier that a generator wrote as a description: `create-author`. */
const IDENTIFIER = /^[a-z]+(?:[-_.][a-z\d]+)+$/i;

/** Builds the operation of the model from a call and its assignment. */
export function buildOperation(
  call: Call,
  assignment: Assignment,
  resourceFacts: {
    readonly labels: ResourceNaming["labels"] | undefined;
    readonly relations: RelationContext;
    readonly schemes: readonly string[] | undefined;
  },
): Operation {
  const { id, method, path, description, tag, body, response, server } = call;
  const { role, scope, resource, evidence, keys } = assignment;
  const { labels, relations, schemes } = resourceFacts;
  const labeled = labelOperation(call, assignment, labels);
  const isShortened =
    role === "action" && call.summary !== undefined && labeled.label !== call.summary;
  const isText = description !== call.summary && !IDENTIFIER.test(description ?? "");
  const text = isText ? description : undefined;
  const words = text ?? (isShortened ? call.summary : undefined);
  // "Ship Order" only repeats "Ship order".
  const isLabel = words !== undefined && foldName(words) === foldName(labeled.label);
  const about = isLabel ? undefined : words;
  const fileNameHeader = body && findFileNameHeader(call, body);
  const parameters = relateParameters(
    relations,
    { path, scope, role },
    call.parameters
      .filter(({ parameter }) => parameter.in !== "header" || parameter.name !== fileNameHeader)
      .map(({ parameter }) => markMask(parameter)),
  );
  const mask = parameters.find(
    ({ in: location, name }) => location === "query" && MASK.test(name),
  )?.name;
  const related = body && learnBody(relations, body, relateBody(relations, body.field), role);
  const field = related && distinguishBody(related, body.path ?? []);
  return {
    id,
    method,
    path,
    ...labeled,
    ...(about === undefined ? {} : { description: about }),
    ...(tag === undefined ? {} : { tag }),
    ...(call.isDeprecated ? { isDeprecated: true } : {}),
    role,
    scope,
    ...(resource === undefined ? {} : { resource }),
    parameters,
    ...(mask === undefined ? {} : { mask }),
    ...(call.fixed === undefined ? {} : { fixed: call.fixed }),
    ...(body === undefined || field === undefined
      ? {}
      : {
          body: {
            isRequired: body.isRequired,
            mediaType: body.mediaType,
            mediaTypes: body.mediaTypes,
            ...(body.partTypes === undefined ? {} : { partTypes: body.partTypes }),
            ...(body.memberStyles === undefined ? {} : { memberStyles: body.memberStyles }),
            field,
            ...(fileNameHeader === undefined ? {} : { fileNameHeader }),
            ...(body.isJsonPatch === undefined ? {} : { isJsonPatch: body.isJsonPatch }),
            ...(body.path === undefined ? {} : { path: body.path }),
            ...(body.resourceObject === undefined
              ? {}
              : { resourceObject: nameTypes(body.resourceObject, body.path ?? [], field) }),
          },
        }),
    ...(keys === undefined ? {} : { keys }),
    response: {
      status: response.status,
      ...(response.mediaType === undefined ? {} : { mediaType: response.mediaType }),
      shape: response.shape,
      path: response.path,
      ...(response.format === undefined ? {} : { format: response.format }),
      ...(response.rowMember === undefined ? {} : { rowMember: response.rowMember }),
      ...(response.mediaTypes === undefined ? {} : { mediaTypes: response.mediaTypes }),
      ...(response.isNullable === undefined ? {} : { isNullable: response.isNullable }),
      ...(response.accept === undefined ? {} : { accept: response.accept }),
      ...(response.ownMembers === undefined ? {} : { ownMembers: response.ownMembers }),
    },
    ...readSafety(call, role),
    ...(call.isAssumed && { isAssumed: call.isAssumed }),
    needsSignIn: call.needsSignIn,
    ...(schemes === undefined ? {} : { schemes }),
    ...(server === undefined ? {} : { server }),
    evidence,
  };
}

/** Adds the types of related records that the description lacks: the names of their resources. */
function nameTypes(
  object: ResourceObjectBody,
  [step, ...rest]: JsonPath,
  field: Field,
): ResourceObjectBody {
  const fields = field.kind === "group" ? field.fields : [];
  const inner = fields.find(({ name }) => name === step);
  if (step !== undefined) return inner === undefined ? object : nameTypes(object, rest, inner);
  const relationships = Object.entries(object.relationships).map(([name, type]) => {
    const own = fields.find((one) => one.name === name);
    const to = own?.kind === "reference" || own?.kind === "references" ? own.to : name;
    return [name, type === "" ? to : type] as const;
  });
  return { ...object, relationships: Object.fromEntries(relationships) };
}

/** Body of a create or an edit with the kinds that the record has in responses. */
function learnBody(
  { ownerFields = [] }: RelationContext,
  { path = [] }: CallBody,
  field: Field,
  role: Operation["role"],
): Field {
  const isRecord = role === "create" || role === "update" || role === "replace";
  const learned = isRecord ? learnKinds(field, path, ownerFields) : field;
  return role === "create" ? markGeneratedKey(learned, path, ownerFields) : learned;
}

/** Safety of an operation, if its words contradict its method. */
function readSafety(call: Call, role: Operation["role"]): Pick<Operation, "isSafe"> {
  if (call.isSafe !== undefined) return { isSafe: call.isSafe };
  if (hasEffect(call)) return { isSafe: false };
  const isRead = role === "list" || role === "read" || isSearch(call);
  return call.method === "post" && isRead ? { isSafe: true } : {};
}

const MASK = /^(?:update|field)_?mask(?:\.paths)?$/i;

function markMask(parameter: Parameter): Parameter {
  if (parameter.in !== "query" || !MASK.test(parameter.name)) return parameter;
  // The names are one text with commas, unless the parameter is a list.
  const isText = parameter.field.kind !== "list";
  return { ...parameter, isOfList: true, ...(isText && { explode: false }) };
}
