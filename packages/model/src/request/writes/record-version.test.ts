import { expect, test } from "vitest";
import { withCurrentVersions, withoutInnerVersions } from "./record-version.ts";

// A cluster, a scaffold of .NET, and a document store.
test.each<readonly [object, object, object]>([
  [
    { metadata: { name: "a", resourceVersion: "1" }, spec: { replicas: 2 } },
    { metadata: { name: "a", resourceVersion: "5" }, spec: { replicas: 3 } },
    { metadata: { name: "a", resourceVersion: "5" }, spec: { replicas: 2 } },
  ],
  [
    { audit: { by: "x", rowVersion: "AA" } },
    { audit: { by: "y", rowVersion: "AB" } },
    { audit: { by: "x", rowVersion: "AB" } },
  ],
  [
    { meta: { _rev: 1, tags: [{ _rev: 1 }] } },
    { meta: { _rev: 2, tags: [] } },
    { meta: { _rev: 2, tags: [{ _rev: 1 }] } },
  ],
  [{ app: { version: "1.2" } }, { app: { version: "1.3" } }, { app: { version: "1.2" } }],
  [{ part: { rev: "B" } }, { part: { rev: "C" } }, { part: { rev: "B" } }],
  [{ note: null }, { note: { etag: 1 } }, { note: null }],
])("the versions inside %j are those of %j", (value, current, expected) => {
  expect(withCurrentVersions(value, current)).toEqual(expected);
});

test.each<readonly [Readonly<Record<string, unknown>>, object]>([
  [{ metadata: { name: "a", resourceVersion: "1" } }, { metadata: { name: "a" } }],
  [{ a: { b: { lock_version: 1, c: 2 } } }, { a: { b: { c: 2 } } }],
  [{ part: { number: 7, rev: "B" } }, { part: { number: 7, rev: "B" } }],
  [
    { rowVersion: "A", app: { version: 1 } },
    { rowVersion: "A", app: { version: 1 } },
  ],
])("a new record has no version inside: %j", (record, expected) => {
  expect(withoutInnerVersions(record)).toEqual(expected);
});
