import { expect, test } from "vitest";
import { listRoles, readWordedPaths } from "#testing/worded-paths.ts";

test.each<readonly [string, string]>([
  [
    "with hyphens",
    `
    GET /api/get-clerks -> rows => list clerks collection
    GET /api/get-clerk?id! -> record => read clerks record
    POST /api/check-clerk-badge?id! {badge!} -> ok => action clerks record
    GET /api/get-clerk-desk?id! -> record => action clerks record
    GET /api/get-clerk-count -> any => action - workspace
    `,
  ],
  [
    "in camel case",
    `
    POST /listParcels {page,size} -> page => list parcels collection
    POST /getParcel {parcelId!} -> record => read parcels record
    POST /sendParcelReceipt {parcelId!} -> ok => action parcels record
    POST /sendLetter {text!} -> ok => action - workspace
    `,
  ],
  [
    "with the longest name",
    `
    GET /get-ports -> rows => list ports collection
    GET /get-port?id! -> record => read ports record
    GET /get-port-groups -> rows => list port-groups collection
    GET /get-port-group?id! -> record => read port-groups record
    POST /sync-port-group-members?id! -> ok => action port-groups record
    `,
  ],
])("a part after the name of a resource acts on it: %s", async (_name, text) => {
  const { paths, expected } = readWordedPaths(text);
  expect(await listRoles(paths)).toEqual(expected);
});

test.each([
  ["team.profile.get", "visibility", "read"],
  ["account.settings.get", "lang", "read"],
  ["matcher.track.get", "q_track", "action"],
  ["matcher.city.get", "search", "action"],
])("GET /%s with %s: %s", async (path, parameter, role) => {
  const { paths } = readWordedPaths(`GET /${path}?${parameter} -> record => read x record`);
  expect((await listRoles(paths))[0]).toContain(`: ${role} `);
});

// Screenshots, parcels: a read with the key of a record is not a separate list.
test.each<readonly [string, string]>([
  [
    "that does something",
    `
    GET /shot/list -> rows => list shot collection
    GET /shot/share?id!&note -> rows => action shot collection
    `,
  ],
  [
    "of a part",
    `
    GET /parcels -> rows => list parcels collection
    GET /parcels/label?uuid! -> rows => action parcels collection
    `,
  ],
])("a read below a list with the key of a record: %s", async (_name, text) => {
  const { paths, expected } = readWordedPaths(text);
  expect(await listRoles(paths)).toEqual(expected);
});
