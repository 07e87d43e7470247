import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const route = { namespace: "ns/v1", methods: ["GET"], endpoints: [{ methods: ["GET"], args: {} }] };
const index = (links?: object) =>
  JSON.stringify({ name: "Site", routes: { "/ns/v1/ships": { ...route, _links: links } } });
const document = (url: string) =>
  JSON.stringify({ openapi: "3.1.0", info: {}, servers: [{ url }], paths: {} });

test.each([
  [
    "links of the index",
    index({ self: [{ href: "https://a.test/blog/index.php?rest_route=/ns/v1/ships" }] }),
    "https://a.test/blog/index.php?rest_route=/ns/v1&context=help",
    "https://a.test/blog/index.php?rest_route=/",
  ],
  [
    "encoded links",
    index({ self: "https://a.test/?rest_route=%2Fns%2Fv1%2Fships" }),
    "https://a.test/?rest_route=%2F",
    "https://a.test/?rest_route=/",
  ],
  [
    "the address of an index without links",
    index(),
    "https://a.test/index.php?lang=en&rest_route=/ns/v1",
    "https://a.test/index.php?rest_route=/",
  ],
  [
    "a server with a parameter",
    document("/api.php?r=/v1/"),
    "https://a.test/description.json",
    "https://a.test/api.php?r=/v1",
  ],
  [
    "a server with another query",
    document("/api.php?key=abc"),
    "https://a.test/description.json",
    "https://a.test/api.php",
  ],
])("%s lead to the base address", async (_name, text, address, server) => {
  expect((await createModel(text, { address })).servers).toEqual([server]);
});
