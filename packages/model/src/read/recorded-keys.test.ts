import { expect, test } from "vitest";
import { describeCalls } from "./convert-calls.ts";
import { mapOf } from "./member.ts";
import type { ObservedCall } from "./observed-call.ts";
import { singularOf } from "./recorded-keys.ts";

const call = (method: string, path: string, value?: object): ObservedCall => ({
  method,
  segments: path.split("/").filter(Boolean),
  query: [],
  response: { status: 200, ...(value !== undefined && { value }) },
});

// Short random ids, an envelope of a shop, and a key that only the record has.
test.each([
  [
    "created records",
    [
      call("get", "/posts", [{ id: "1" }]),
      call("post", "/posts", { id: "aecc", title: "A" }),
      call("patch", "/posts/aecc", { id: "aecc", title: "B" }),
      call("delete", "/posts/aecc"),
    ],
    ["/posts", "/posts/{postId}"],
  ],
  [
    "created records in an envelope",
    [
      call("post", "/products", { product: { objectId: "qwXz", name: "Rope" } }),
      call("delete", "/products/qwXz"),
    ],
    ["/products", "/products/{productId}"],
  ],
  [
    "records without a list",
    [
      call("get", "/ships/cora", { key: "cora", mass: 4 }),
      call("put", "/ships/cora", { key: "cora" }),
    ],
    ["/ships/{shipId}"],
  ],
  [
    "records in an envelope for all kinds of records",
    [
      call("get", "/orders", { data: [{ id: "ord_9" }] }),
      call("get", "/orders/ord_4/notes", { data: [{ id: 1 }] }),
      call("get", "/orders/ord_4", { status: "success", data: { id: "ord_4" } }),
    ],
    ["/orders", "/orders/{orderId}/notes", "/orders/{orderId}"],
  ],
  [
    "records of actions, which look like others",
    [
      call("get", "/orders", [{ id: "ord-2019-A" }]),
      call("post", "/orders/ord-2024-A/ship"),
      call("post", "/orders/ord-2024-A1b/ship"),
    ],
    ["/orders", "/orders/{orderId}/ship", "/orders/ord-2024-A1b/ship"],
  ],
  [
    "operations, which are not keys",
    [
      call("get", "/posts/stats", { id: "1", total: 4 }),
      call("post", "/posts", { id: "b1", kind: "stats" }),
    ],
    ["/posts/stats", "/posts"],
  ],
])("the keys of %s are recognized", (_, calls, want) => {
  expect(Object.keys(mapOf(describeCalls(calls, {}), "paths"))).toEqual(want);
});

test.each([
  ["addresses", "address"],
  ["stories", "story"],
  ["species", "species"],
  ["series", "series"],
  ["boxes", "box"],
])("the singular of %s is %s", (many, one) => {
  expect(singularOf(many)).toBe(one);
});
