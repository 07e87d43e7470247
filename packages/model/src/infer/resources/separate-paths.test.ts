import { expect, test } from "vitest";
import { listRoles, readWordedPaths } from "#testing/worded-paths.ts";

test.each<readonly [string, string]>([
  [
    "actions on the records of a nested list",
    `
    GET /admin/2024-01/shops/{shop_id}/shipments.json -> rows => list shipments collection
    POST /admin/2024-01/shipments/{shipment_id}/cancel.json -> record => action shipments record
    `,
  ],
  [
    "records apart from a nested list with a removal",
    `
    GET /admin/2024-01/shops/{shop_id}/carts.json -> rows => list carts collection
    DELETE /admin/2024-01/shops/{shop_id}/carts/{cart_id}.json -> ok => remove carts record
    GET /admin/2024-01/carts/{cart_id}.json -> record => read carts record
    PUT /admin/2024-01/carts/{cart_id}.json {name} -> record => replace carts record
    `,
  ],
  [
    "records apart from a nested list with a removal by id",
    `
    GET /boards/{board}/cards -> page => list cards collection
    DELETE /boards/{board}/cards/{id} -> ok => remove cards record
    GET /cards/{cardId} -> record => read cards record
    POST /cards/{cardId}/flip -> ok => action cards record
    `,
  ],
  [
    "records that a path below their key reads and writes",
    `
    GET /groups -> rows => list groups collection
    GET /groups/{group_id}/detail -> record => read groups record
    PUT /groups/{group_id}/detail {name} -> record => replace groups record
    PATCH /groups/{group_id}/photo {url} -> ok => action groups record
    `,
  ],
  [
    "records by another key",
    `
    GET /rules -> rows => list rules collection
    GET /rule/{id} -> record => read rules record
    GET /rule/name/{name} -> record => action rules collection
    `,
  ],
  [
    "records by a unique id in the query, with a search by GET and by POST",
    `
    GET /rest/animal?uid! -> record => read animal record
    GET /rest/animal/search?pageNumber&pageSize -> rows => list animal collection
    POST /rest/animal/search?pageNumber&pageSize {name} -> rows => action animal collection
    `,
  ],
  [
    "records by a key in the query, with the list below another path",
    `
    GET /rest/3/member?accountNo! -> record => read members record
    DELETE /rest/3/member?accountNo! -> any => remove members record
    GET /rest/3/members/search?offset&limit -> rows => list members collection
    GET /rest/3/member/count -> any => action members collection
    `,
  ],
  [
    "records with the list that creates them, not with a list of those with a label",
    `
    GET /configs/{configId}/flags -> rows => list configs-flags collection
    POST /configs/{configId}/flags {name!} -> record => create configs-flags collection
    GET /labels/{labelId}/flags -> rows => list labels-flags collection
    GET /flags/{flagId} -> record => read configs-flags record
    DELETE /flags/{flagId} -> ok => remove configs-flags record
    `,
  ],
  [
    "records with the only list that creates them, of three",
    `
    GET /clients/{client_id}/tickets.json -> rows => list clients-tickets collection
    GET /agents/{agent_id}/tickets.json -> rows => list agents-tickets collection
    GET /queues/{queue_id}/tickets.json -> rows => list queues-tickets collection
    POST /queues/{queue_id}/tickets.json {name!} -> record => create queues-tickets collection
    GET /tickets/{id}.json -> record => read queues-tickets record
    PUT /tickets/{id}.json {name} -> record => replace queues-tickets record
    `,
  ],
  [
    "no records with the list of their members in another record",
    `
    GET /offerings -> rows => list offerings collection
    GET /offerings/{offeringId}/users -> rows => list offerings-users collection
    POST /offerings/{offeringId}/users {name!} -> record => create offerings-users collection
    DELETE /offerings/{offeringId}/users/{userEmail} -> ok => remove offerings-users record
    POST /users {name!} -> record => create users collection
    GET /users/{userEmail} -> record => read users record
    PATCH /users/{userEmail} {name} -> record => update users record
    PUT /users/{userEmail}/suspend {on!} -> ok => action users record
    `,
  ],
  [
    "no records with a list that creates far below",
    `
    GET /orgs/{org}/teams -> rows => list orgs-teams collection
    GET /repos/{owner}/{repo}/locks/teams -> rows => list locks-teams collection
    POST /repos/{owner}/{repo}/locks/teams {name!} -> record => create locks-teams collection
    GET /teams/{team_id} -> record => read teams record
    DELETE /teams/{team_id} -> ok => remove teams record
    `,
  ],
])("separate paths join: %s", async (_name, text) => {
  const { paths, expected } = readWordedPaths(text);
  expect(await listRoles(paths)).toEqual(expected);
});

test.each<readonly [string, string]>([
  [
    "a version and a search",
    `
    GET /rest/3/search?offset&limit -> page => list search collection
    GET /rest/3/serverState -> record => read serverState record
    `,
  ],
  [
    "many at the end of a method",
    `
    GET /v2/bookings -> rows => list bookings collection
    POST /v2/bookings/create_many {bookings[]} -> ok => action bookings collection
    PUT /v2/bookings/update_many {bookings[]} -> ok => action bookings collection
    DELETE /v2/bookings/destroy_many?ids! -> ok => remove bookings record
    `,
  ],
  [
    "a batch in front of the methods",
    `
    GET /crm/v3/leads -> rows => list leads collection
    POST /crm/v3/leads/batch/create {inputs[]} -> rows => action leads collection
    POST /crm/v3/leads/batch/update {inputs[]} -> rows => action leads collection
    POST /crm/v3/leads/batch/read {inputs[]} -> rows => action leads collection
    `,
  ],
  [
    "relationships that link existing records",
    `
    GET /transactions -> rows => list transactions collection
    GET /transactions/{id} -> record => read transactions record
    GET /tags -> rows => list tags collection
    POST /transactions/{id}/relationships/tags {data[]} -> ok => action transactions record
    `,
  ],
])("no resource is named after %s", async (_name, text) => {
  const { paths, expected } = readWordedPaths(text);
  expect(await listRoles(paths)).toEqual(expected);
});

test.each<readonly [string, string]>([
  [
    "registered below the collection",
    `
    GET /agent/checks -> rows => list checks collection
    GET /agent/check/{id} -> record => read checks record
    PUT /agent/check/register {name!} -> ok => create checks collection
    `,
  ],
  [
    "created from parameters",
    `
    GET /pictures/json -> rows => list pictures collection
    GET /pictures/{name}/json -> record => read pictures record
    POST /pictures/create?source&tag -> ok => create pictures collection
    `,
  ],
  [
    "of tokens",
    `
    GET /acl/token -> rows => list token collection
    POST /acl/token {name!} -> record => create token collection
    GET /acl/token/{id} -> record => read token record
    `,
  ],
])("records are %s", async (_name, text) => {
  const { paths, expected } = readWordedPaths(text);
  expect(await listRoles(paths)).toEqual(expected);
});

test("POST that updates is the edit next to PUT that replaces", async () => {
  const { paths } = readWordedPaths(`
    GET /users -> rows => -
    GET /users/{id} -> record => -
    PUT /users/{id} {Thing} -> record => -
    POST /users/{id} {Thing} -> record => -
  `);
  const users = Object.entries(paths).map(([path, item]) => [
    path,
    {
      ...item,
      ...(item.post === undefined ? {} : { post: { ...item.post, summary: "Update a user" } }),
    },
  ]);
  expect(await listRoles(Object.fromEntries(users))).toContain(
    "POST /users/{id}: update users record",
  );
});
