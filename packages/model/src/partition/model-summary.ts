import type { AdminModel } from "#types/admin-model.ts";
import type { ModelSummary, OperationSummary, ResourceSummary } from "#types/model-chunk.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { findTrendKind } from "#request/lists/trend.ts";

/**
 * Up to this many characters of JSON (about 15 KB compressed), a model is its own summary: chunks would cost more
 * requests than they save bytes.
 */
const wholeUpTo = 250_000;

/** Returns the summary of a model; `length` is the size of the whole model as JSON, in characters. */
export function takeSummary(model: AdminModel, length: number): ModelSummary {
  if (length <= wholeUpTo) return model;
  const { problems: _problems, shapes: _shapes, ...rest } = model;
  return {
    ...rest,
    resources: model.resources.map(briefResource),
    operations: model.operations.map(briefOperation),
  };
}

function briefResource(resource: Resource): ResourceSummary {
  const { name, labels, group, parents, key, title, composedTitle } = resource;
  const { isSingleton, isHidden, attention, linkEnds, operations } = resource;
  const trend = findTrendKind(resource);
  return {
    name,
    labels,
    ...(group === undefined ? {} : { group }),
    parents,
    key,
    ...(title === undefined ? {} : { title }),
    ...(composedTitle === undefined ? {} : { composedTitle }),
    ...(isSingleton === undefined ? {} : { isSingleton }),
    ...(isHidden === undefined ? {} : { isHidden }),
    ...(attention === undefined ? {} : { attention }),
    ...(linkEnds === undefined ? {} : { linkEnds }),
    operations,
    ...(trend === undefined ? {} : { trend }),
  };
}

function briefOperation(operation: Operation): OperationSummary {
  const { id, method, path, label, isNamed, subject, tag, isDeprecated, resource, schemes } =
    operation;
  return {
    id,
    method,
    path,
    label,
    ...(isNamed === undefined ? {} : { isNamed }),
    ...(subject === undefined ? {} : { subject }),
    ...(tag === undefined ? {} : { tag }),
    ...(isDeprecated === undefined ? {} : { isDeprecated }),
    ...(resource === undefined ? {} : { resource }),
    ...(schemes === undefined ? {} : { schemes }),
  };
}
