import { expect, test } from "vitest";
import { readPathTemplate } from "./path-template.ts";

test.each([
  ["/orders", "/orders"],
  ["orders/{id}", "/orders/{id}"],
  ["", "/"],
  ["/", "/"],
  ["/orders/", "/orders/"],
  ["//other.example/x", "/other.example/x"],
  ["/\\other.example", "/%5Cother.example"],
  ["/\t/other.example", "/%09/other.example"],
  ["/a//b", "/a//b"],
  ["/a/./b/../c", "/a/c"],
  ["/../../etc", "/etc"],
  ["/a b/ü", "/a%20b/ü"],
  ["/un{closed", "/un%7Bclosed"],
  ["/un}opened", "/un%7Dopened"],
  ["/a/{ id }", "/a/{id}"],
  ["/a/{}", "/a/{value}"],
  ["/a/{id}/to/{id}", "/a/{id}/to/{id_2}"],
  ["/a.{format}", "/a.{format}"],
  ["/a.json|.xml", "/a.json"],
  ["/a/{id}.(xml|json)", "/a/{id}.json"],
  ["/a.json|jsonld|xml", "/a.json"],
  ["/a.csv|.txt", "/a.csv|.txt"],
  ["/a;v={v}", "/a;v={v}"],
  ["/{lat},{lng}", "/{lat},{lng}"],
  ["/a/{id:[0-9]+}", "/a/{id}"],
  ["/a/{id:[0-9]{3}}/b", "/a/{id}/b"],
  ["/a/{id:int?}", "/a/{id}"],
  ["/a/{path*}", "/a/{path}"],
  ["/a/{*path}", "/a/{path}"],
  ["/v1/{name=orders/*}:cancel", "/v1/{name}:cancel"],
  ["/a{/b,c}", "/a/{b}/{c}"],
  ["/a{;v}", "/a;v={v}"],
  ["/a{#part}", "/a"],
  ["/a?kind=b", "/a?kind=b"],
  ["/a?kind=b&from={from}&", "/a?kind=b"],
  ["/a?{from}", "/a?{from}"],
  ["/#Action=List", "/#Action=List"],
])("the path %j is %j", (key, path) => {
  expect(readPathTemplate(key).path).toBe(path);
});

test.each([
  [
    "/a?from={date}&to={to}",
    [
      { name: "from", isRequired: true },
      { name: "to", isRequired: true },
    ],
  ],
  [
    "/a{?page,limit*}",
    [
      { name: "page", isRequired: false },
      { name: "limit", isRequired: false },
    ],
  ],
  ["/a?x=1{&y}", [{ name: "y", isRequired: false }]],
  ["/a/{?}", [{ name: "value", isRequired: false }]],
])("%j names the query parameters %j", (key, query) => {
  expect(readPathTemplate(key).query).toEqual(query);
});

test.each(["/{+p}", "/{p*}", "/{*p}", "/{p:.+}", "/{p:.*}", "/{p=a/*}"])(
  "the value in %j may contain slashes",
  (key) => {
    expect([...readPathTemplate(key).spanning]).toEqual(["p"]);
  },
);

test.each(["/{p}", "/{p:[0-9]+}", "/{p?}"])("the value in %j cannot contain slashes", (key) => {
  expect([...readPathTemplate(key).spanning]).toEqual([]);
});

test("an absolute URL is a path with an origin", () => {
  expect(readPathTemplate("https://other.example/v1/{id}")).toMatchObject({
    origin: "https://other.example",
    path: "/v1/{id}",
  });
  expect(readPathTemplate("/v1")).not.toHaveProperty("origin");
});

test.each([
  ["/users/:id", "/users/{id}"],
  ["/users/:userId/posts/:post_slug", "/users/{userId}/posts/{post_slug}"],
  ["/users/<int:user_id>/posts/<slug>", "/users/{user_id}/posts/{slug}"],
  ["/users/:batch", "/users/:batch"],
  ["/users/{id}:cancel", "/users/{id}:cancel"],
])("%s is read as %s", (key, path) => {
  expect(readPathTemplate(key).path).toBe(path);
});

test("`:name` is an expression if the path parameter is declared, otherwise literal", () => {
  expect(readPathTemplate("/a/:id/:undeclared", ["id"]).path).toBe("/a/{id}/:undeclared");
});

test("a repeated name is two parameters with a note of the repetition", () => {
  expect([...readPathTemplate("/{a}/{a}/{a}").repeats]).toEqual([
    ["a_2", "a"],
    ["a_3", "a"],
  ]);
});
