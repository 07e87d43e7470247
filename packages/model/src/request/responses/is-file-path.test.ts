import { expect, test } from "vitest";
import { isFilePath } from "./is-file-path.ts";

test.each([
  ["/media/a.png", "/api", true],
  ["/Media/2026/a.png?size=2", "/api", true],
  ["/wp-content/uploads/a.png", "/wp-json/wp/v2", true],
  ["/rails/active_storage/blobs/redirect/x/a.png", "/api/v1", true],
  ["/api/files/a.png", "/api/v1", true],
  ["/user-uploads/7", "", true],
  ["/media", "/api", false],
  ["/metrics", "/api", false],
  ["/actuator/heapdump", "/api", false],
  ["/actuator/env/media/files/a.png", "/api", false],
  ["/api/admin/users", "/api/v1", false],
  ["/file-manager/delete", "/api", false],
  ["/media?next=/files/a", "/api", false],
  ["", "/api", false],
])("the path %s of an API at %s is that of a file: %s", (path, basePath, want) => {
  expect(isFilePath(path, basePath)).toBe(want);
});
