import { expect, test } from "vitest";
import { describeResponse } from "./describe-response.ts";

// A site without rewritten addresses, with encoded paths, and a front controller.
test.each([
  ["http://a.test/index.php?rest_route=/", "/ns/v1/ships"],
  ["http://a.test/?rest_route=%2F", "%2Fns%2Fv1%2Fships"],
  ["http://b.test/api.php?r=/", "/v1/ships"],
])("an API below %s is explored", async (base, path) => {
  const write = (address: string): string => base.replace(/(?:\/|%2F)$/, address);
  const plain = path.replaceAll("%2F", "/");
  const ship = { id: 7, name: "Ada", self_url: write(`${path}/7`) };
  const site = new Map<string, object>([
    [write(plain), [ship]],
    [write(`${plain}/7`), ship],
    [write(plain.replace("ships", "crew")), [{ id: 1, name: "Bo" }]],
  ]);
  const start = [{ ...ship, crew: { id: 1 } }];
  const description = await describeResponse(
    {
      address: write(path),
      text: JSON.stringify(start),
      contentType: "application/json",
      allow: "",
      link: "",
    },
    {
      read: async (address) => {
        const value = site.get(address);
        return value && { address, value, allow: "" };
      },
      readAllow: async () => "GET",
      refused: new Set(),
    },
  );
  const { servers, paths } = JSON.parse(description?.text ?? "{}") as Record<string, object>;
  expect(servers).toEqual([{ url: base.replace("%2F", "/") }]);
  expect(Object.keys(paths ?? {})).toEqual([
    plain,
    `${plain}/{shipId}`,
    plain.replace("ships", "crew"),
  ]);
});
