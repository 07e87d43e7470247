import type { Field } from "#nouns/field.ts";
import type { Operation, Parameter } from "#nouns/operation.ts";
import type { Assignment, Call } from "./call.ts";
import { labelOperation } from "./operation-labels.ts";
import type { RelationContext } from "./match-target.ts";
import { relateField } from "./relations.ts";
import type { ResourceNaming } from "./resource-names.ts";

/** A call with what it does: an operation as screens know it. */
export function buildOperation(
  call: Call,
  assignment: Assignment,
  known: {
    readonly labels: ResourceNaming["labels"] | undefined;
    readonly relations: RelationContext;
  },
): Operation {
  const { id, method, path, description, tag, body, answer, server } = call;
  const { role, scope, resource, evidence } = assignment;
  const { labels, relations } = known;
  const parameters = call.parameters.map(({ parameter }) => relateParameter(relations, parameter));
  return {
    id,
    method,
    path,
    label: labelOperation(call, assignment, labels),
    ...(description === undefined || description === call.summary ? {} : { description }),
    ...(tag === undefined ? {} : { tag }),
    ...(call.isDeprecated ? { isDeprecated: true } : {}),
    role,
    scope,
    ...(resource === undefined ? {} : { resource }),
    parameters,
    ...(body === undefined
      ? {}
      : {
          body: {
            isRequired: body.isRequired,
            mediaType: body.mediaType,
            mediaTypes: body.mediaTypes,
            ...(body.partTypes === undefined ? {} : { partTypes: body.partTypes }),
            field: relateBody(relations, body.field),
            ...(body.path === undefined ? {} : { path: body.path }),
          },
        }),
    answer: {
      status: answer.status,
      ...(answer.mediaType === undefined ? {} : { mediaType: answer.mediaType }),
      shape: answer.shape,
      path: answer.path,
    },
    needsSignIn: call.needsSignIn,
    ...(server === undefined ? {} : { server }),
    evidence,
  };
}

function relateParameter(relations: RelationContext, parameter: Parameter): Parameter {
  if (parameter.in !== "query") return parameter;
  return { ...parameter, field: relateField(relations, parameter.field) };
}

/** A body is never itself a reference, what it holds may be. */
function relateBody(relations: RelationContext, field: Field): Field {
  if (field.kind !== "group") return field;
  return { ...field, fields: field.fields.map((inner) => relateWritten(relations, inner)) };
}

/** An embedded object is written as such: only keys become references in what is sent. */
function relateWritten(relations: RelationContext, field: Field): Field {
  if (field.kind === "group") {
    return { ...field, fields: field.fields.map((inner) => relateWritten(relations, inner)) };
  }
  if (field.kind === "list" && field.item.kind === "group") return field;
  const related = relateField(relations, field);
  return related === field ? (relateAsRead(relations, field) ?? field) : related;
}

/** An `image` that is read as an object is written as its key: "ID or name of the image". */
function relateAsRead({ read }: RelationContext, field: Field): Field | undefined {
  if (field.kind !== "text" && field.kind !== "number") return undefined;
  const same = read?.find(({ name }) => name === field.name);
  if (same?.kind !== "reference" || same.keyPath.length === 0) return undefined;
  const { to, isInteger } = same;
  const { name, label, isRequired, description, isNullable, isDeprecated } = field;
  return {
    name,
    label,
    isRequired,
    ...(description === undefined ? {} : { description }),
    ...(isNullable ? { isNullable } : {}),
    ...(isDeprecated ? { isDeprecated } : {}),
    kind: "reference",
    to,
    keyPath: [],
    ...(isInteger && field.kind === "number" ? { isInteger } : {}),
  };
}
