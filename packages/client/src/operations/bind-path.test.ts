// @vitest-environment node
import type { Operation, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { bindPath } from "./bind-path.ts";

type Values = Readonly<Record<string, string>>;

test.each<readonly [string, string, Values, Values]>([
  // Another name at the same position.
  ["/orders/{id}", "/orders/{order_id}/pay", { id: "7" }, { order_id: "7" }],
  [
    "/orders/{id}/items/{item_id}",
    "/orders/{order_id}/items/{id}/pack",
    { id: "7", item_id: "3" },
    { order_id: "7", id: "3" },
  ],
  // The same name at another position.
  [
    "/projects/{projectId}/flags/{flagName}",
    "/archive/{flagName}",
    { projectId: "default", flagName: "a" },
    { flagName: "a" },
  ],
  ["/teams/{team}/users/{user}", "/lock/{user}", { team: "1", user: "2" }, { user: "2" }],
  ["/v1/sites/{site}/{page}", "/v1/publish/{page}/now", { site: "s", page: "p" }, { page: "p" }],
  // Another name at another position.
  ["/users/{id}", "/lock/{userId}", { id: "2" }, { userId: "2" }],
])("the record at %s fills the path %s", (itemPath, path, values, expected) => {
  const resource = { itemPath } as Resource;
  expect(bindPath({ path } as Operation, resource, values)).toEqual(expected);
});
