import type { AdminModel } from "#types/admin-model.ts";
import type { Field } from "#types/field.ts";
import type { HttpResponse } from "#types/http.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { Operation, Parameter } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";

/** Field of a kind; the samples in this file describe one resource, orders. */
export function sampleField(
  kind: Exclude<Field["kind"], "group" | "list" | "map" | "variants">,
  name = "x",
): Field {
  const base = { name, label: name, isRequired: false };
  if (kind === "choice" || kind === "choices") return { ...base, kind, choices: [] };
  if (kind === "reference" || kind === "references") return { ...base, kind, to: "x", keyPath: [] };
  return { ...base, kind };
}

export function sampleParameter(name: string, over: Partial<Parameter> = {}): Parameter {
  const isPath = over.in === "path";
  return {
    name,
    in: "query",
    isRequired: isPath,
    style: isPath || over.in === "header" ? "simple" : "form",
    explode: !isPath,
    field: sampleField("text", name),
    ...over,
  };
}

export function sampleOperation(over: Partial<Operation> = {}): Operation {
  return {
    id: "listOrders",
    method: "get",
    path: "/orders",
    label: "List orders",
    role: "list",
    scope: "collection",
    resource: "orders",
    parameters: [],
    response: { status: "200", mediaType: "application/json", shape: "rows", path: [] },
    needsSignIn: true,
    evidence: [],
    ...over,
  };
}

export function sampleResource(over: Partial<Resource> = {}): Resource {
  return {
    name: "orders",
    labels: { one: "Order", many: "Orders" },
    collectionPath: "/orders",
    itemPath: "/orders/{id}",
    parents: [],
    key: [{ field: ["id"], parameter: "id" }],
    fields: [],
    operations: { list: "listOrders", read: "readOrder" },
    actions: [],
    evidence: [],
    ...over,
  };
}

export function sampleList(over: Partial<ListShape> = {}): Resource {
  const list: ListShape = {
    operation: "listOrders",
    rows: [],
    paging: { style: "none" },
    filters: [],
    evidence: [],
    ...over,
  };
  return sampleResource({ list });
}

export function sampleModel(...operations: readonly Operation[]): Pick<AdminModel, "operations"> {
  return { operations };
}

export function sampleState(over: Partial<ListState> = {}): ListState {
  return { page: 1, sort: [], search: "", filters: {}, ...over };
}

export function sampleResponse(body: unknown, headers: HttpResponse["headers"] = {}): HttpResponse {
  return { status: 200, headers, body };
}
