import { expect, test } from "vitest";
import { done, json, record, rows, sent, summarize } from "#testing/sample-paths.ts";

const named = (operation: object, operationId: string, ...parameters: readonly string[]) => ({
  ...operation,
  operationId,
  ...(parameters.length === 0
    ? {}
    : {
        parameters: parameters.map((name) => ({ name, in: "path", required: true, schema: {} })),
      }),
});

const page = (schema: object) =>
  json({
    type: "object",
    properties: { data: { type: "array", items: schema }, meta: { type: "object" } },
  });
const resource = (schema: object) => json({ type: "object", properties: { data: schema } });

const laravel = {
  "/api/posts": {
    get: named(page(record()), "posts.index"),
    post: named(sent(), "posts.store"),
  },
  "/api/posts/{post}": {
    get: named(resource(record()), "posts.show", "post"),
    put: named(sent(), "posts.update", "post"),
    delete: named(done, "posts.destroy", "post"),
  },
  "/api/posts/{post}/restore": { post: named(done, "posts.restore", "post") },
  "/api/posts/{post}/force": { delete: named(done, "posts.forceDelete", "post") },
  "/api/posts/{post}/comments": {
    get: named(page(record({ body: {} })), "posts.comments.index", "post"),
    post: named(sent(), "posts.comments.store", "post"),
  },
  "/api/comments/{comment}": {
    get: named(resource(record({ body: {} })), "comments.show", "comment"),
    delete: named(done, "comments.destroy", "comment"),
  },
};

const content = (schema: object) =>
  json({
    type: "object",
    properties: { content: { type: "array", items: schema }, totalElements: { type: "integer" } },
  });

const spring = {
  "/api/employees": {
    get: named(content(record()), "getAllEmployees"),
    post: named(sent(), "createEmployee"),
  },
  "/api/employees/{id}": {
    get: named(json(record()), "getEmployee", "id"),
    put: named(sent(), "updateEmployee", "id"),
    patch: named(sent(), "partialUpdateEmployee", "id"),
    delete: named(done, "deleteEmployee", "id"),
  },
  "/api/departments/{department}/positions": {
    get: named(rows(record({ code: {}, year: {} })), "listPositions", "department"),
  },
  "/api/departments/{department}/positions/{code}/{year}": {
    get: named(json(record({ code: {}, year: {} })), "getPosition", "department", "code", "year"),
    put: named(sent(), "createOrUpdatePosition", "department", "code", "year"),
  },
  "/api/reports": { post: named({ responses: { "202": {} } }, "startReport") },
};

const go = {
  "/rpc/list_invoices": { post: named(rows(), "list_invoices") },
  "/rpc/get_invoice": { post: named({ ...sent(), ...json(record()) }, "get_invoice") },
  "/rpc/create_invoice": { post: named(sent(), "create_invoice") },
  "/rpc/update_invoice": { post: named(sent(), "update_invoice") },
  "/rpc/void_invoice": { post: named(sent(), "void_invoice") },
  "/rpc/list_webhooks": { post: named(rows(), "list_webhooks") },
  "/rpc/remove_webhook": { post: named(sent(), "remove_webhook") },
};

const composite = {
  "/order-items": { get: rows(record({ order: {}, product: {} })), post: sent() },
  "/order-items/{order}": { get: named(rows(), "itemsOfOrder", "order") },
  "/order-items/{order}/{product}": {
    get: named(json(record({ order: {}, product: {} })), "getItem", "order", "product"),
    put: named(sent(), "updateItem", "order", "product"),
    delete: named(done, "deleteItem", "order", "product"),
  },
};

test.each<readonly [string, object, readonly string[]]>([
  [
    "a Laravel resource API",
    laravel,
    ["comments: create list read remove", "posts: create list read remove replace"],
  ],
  [
    "a Spring API",
    spring,
    ["employees: create list read remove replace update", "positions: create list read replace"],
  ],
  ["a composite key two levels below", composite, ["order-items: create list read remove replace"]],
  ["a Go service", go, ["invoices: create list read update", "webhooks: list remove"]],
])("%s", async (_, paths, expected) => {
  expect((await summarize(paths)).toSorted()).toEqual(expected);
});
