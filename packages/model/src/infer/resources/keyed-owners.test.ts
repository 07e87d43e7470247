import { expect, test } from "vitest";
import { listRoles, readWordedPaths } from "#testing/worded-paths.ts";

// A configuration server, a courier, a forum.
test.each([
  `GET /nodes -> rows => list nodes collection
   GET /nodes/{nodeId} -> record => read nodes record
   POST /relays/promote/{nodeId} -> ok => action nodes record`,
  `GET /v1/parcels -> rows => list parcels collection
   GET /v1/parcels/{parcel} -> record => read parcels record
   POST /v1/hubs/receive/{parcel} -> ok => action parcels record`,
  `GET /members/profiles -> rows => list profiles collection
   POST /members/profiles {Thing} -> record => create profiles collection
   GET /members/profiles/{member} -> record => read profiles record
   POST /members/{member}/keys/reset -> ok => action profiles record`,
  `GET /devices -> rows => list devices collection
   GET /devices/{device_id} -> record => read devices record
   GET /reports/devices/{device_id} -> record => read reports-devices record
   POST /firmware/{device_id}/upload -> ok => action devices record`,
])("an action belongs to the records of its only key", async (text) => {
  const { paths, expected } = readWordedPaths(text);
  const roles = await listRoles(paths);
  for (const line of expected.filter((one) => one.startsWith("POST")))
    expect(roles).toContain(line);
});

// Switches of projects, jobs of a queue, keys of an account: other records of this key are only read.
test.each([
  `GET /projects/{project}/flags -> rows => list projects-flags collection
   GET /projects/{project}/flags/{flagName} -> record => read projects-flags record
   DELETE /projects/{project}/flags/{flagName} -> ok => remove projects-flags record
   GET /client/flags -> rows => list client-flags collection
   GET /client/flags/{flagName} -> record => read client-flags record
   POST /archive/revive/{flagName} -> ok => action projects-flags record`,
  `GET /queues/{queue}/jobs -> rows => list jobs collection
   PUT /queues/{queue}/jobs/{job_id} {Thing} -> record => replace jobs record
   POST /scheduler/retry/{job_id} -> ok => action jobs record`,
  `GET /accounts/{account}/keys -> rows => list keys collection
   PATCH /accounts/{account}/keys/{keyId} {Thing} -> record => update keys record
   GET /audit/keys/{keyId} -> record => read audit-keys record
   POST /security/rotate/{keyId} -> ok => action keys record`,
])("an action belongs to nested records if the API writes only these", async (text) => {
  const { paths, expected } = readWordedPaths(text);
  const roles = await listRoles(paths);
  for (const line of expected.filter((one) => one.startsWith("POST")))
    expect(roles).toContain(line);
});

test.each([
  `GET /nodes -> rows => list nodes collection
   GET /nodes/{id} -> record => read nodes record
   POST /relays/promote/{id} -> ok => action - workspace`,
  `GET /nodes -> rows => list nodes collection
   GET /nodes/{nodeId} -> record => read nodes record
   POST /relays/{relayId}/promote/{nodeId} -> ok => action - workspace`,
])("a key that any record may have, or one of two, names no records", async (text) => {
  const { paths, expected } = readWordedPaths(text);
  const roles = await listRoles(paths);
  expect(roles).toContain(expected.at(-1));
});
