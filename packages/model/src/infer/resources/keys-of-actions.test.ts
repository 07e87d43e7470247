import { expect, test } from "vitest";
import { createTestModel, json, record } from "#testing/sample-paths.ts";
import { listRoles, readWordedPaths } from "#testing/worded-paths.ts";

test.each<readonly [string, string]>([
  [
    "the key of the query has another case in the body of an action",
    `
    GET /services/User/Get?Id -> record => read User record
    GET /services/User/GetAll -> page => list User collection
    POST /services/User/Create {name!} -> record => create User collection
    DELETE /services/User/Delete?Id -> none => remove User record
    POST /services/User/Activate {id} -> none => action User record
    POST /services/User/ChangeLanguage {language} -> none => action User collection
    `,
  ],
  [
    "records that are not read: a field of the rows that edits and actions require",
    `
    GET /users/search?p&ps -> page => list users collection
    POST /users/create {name!,email!} -> record => create users collection
    POST /users/update {name!,email} -> record => update users record
    POST /users/deactivate {name!} -> record => action users record
    POST /users/change_password {name!,password!} -> none => action users record
    `,
  ],
  [
    "records that are not read: the name of the record",
    `
    GET /issues/search?p&ps -> page => list issues collection
    POST /issues/assign {issue!,assignee} -> record => action issues record
    POST /issues/do_transition {issue!,transition!} -> record => action issues record
    POST /issues/bulk_change {issues!} -> ok => action issues collection
    `,
  ],
  [
    "records with a key in the path, and actions with the key in the body",
    `
    GET /orders -> rows => list orders collection
    GET /orders/{order_id} -> record => read orders record
    POST /orders/clone {order_id!,version} -> record => action orders record
    POST /orders/merge {sources!,target!} -> record => action orders collection
    POST /orders/import {id!} -> ok => action orders collection
    `,
  ],
  [
    "the state of records in front of their key",
    `
    GET /tasks -> rows => list tasks collection
    GET /tasks/{taskId} -> record => read tasks record
    POST /tasks/running/{taskId} -> none => action tasks record
    DELETE /tasks/running/{taskId} -> none => action tasks record
    `,
  ],
  [
    "a verb that is not a common one in front of the key",
    `
    GET /queue -> rows => list queue collection
    DELETE /queue/{id} -> none => remove queue record
    POST /queue/grab/{id} -> none => action queue record
    `,
  ],
  [
    "a verb and the name of the records in front of the key",
    `
    GET /getTickets -> rows => list tickets collection
    GET /getTicket/{id} -> record => read tickets record
    POST /closeTicket/{id} -> record => action tickets record
    `,
  ],
  [
    "paths of no resource that take the key of a record",
    `
    GET /v1/app -> page => list app collection
    GET /v1/app/{app_id} -> record => read app record
    POST /v1/auth/portal-access/{app_id} -> ok => action app record
    GET /shares -> rows => list shares collection
    DELETE /shares/{id} -> none => remove shares record
    POST /recipients/invites/{shareId} -> none => action shares record
    POST /{shareId}/extend -> none => action shares record
    POST /carriers/{carrierId}/sync -> none => action - workspace
    `,
  ],
  [
    "records that are only removed and acted on",
    `
    DELETE /reports/{reportId} -> none => remove reports record
    POST /reports/{reportId}/duplicate -> none => action reports record
    PUT /reports/{reportId}/preferred {isPreferred!} -> none => action reports record
    DELETE /sessions/{id} -> none => action - workspace
    `,
  ],
  [
    "one record above lists that take its name",
    `
    GET /registry -> record => read registry record
    POST /registry/validate {name!} -> none => action registry record
    GET /registry/{registry_name}/repositories -> rows => list repositories collection
    `,
  ],
  [
    "a record that is read and removed by a query parameter",
    `
    GET /devices -> rows => list devices collection
    DELETE /devices?id! -> none => remove devices record
    GET /devices/info?id! -> record => read devices record
    `,
  ],
])("%s", async (_, text) => {
  const { paths, expected } = readWordedPaths(text);
  expect((await listRoles(paths)).toSorted()).toEqual(expected.toSorted());
});

test.each([
  ["user", "/users.info", "/users.list", ["id"]],
  ["room", "/rooms.info", "/rooms.list", ["id"]],
  ["file", "/files/info", "/files/list", ["id"]],
])("a query parameter %s takes the usual key", async (name, read, list, expected) => {
  const ok = { ok: { type: "boolean" } };
  const wrap = (member: string, schema: object) =>
    json({ type: "object", properties: { ...ok, [member]: schema } });
  const { resources } = await createTestModel({
    [list]: { get: wrap(`${name}s`, { type: "array", items: record() }) },
    [read]: {
      get: {
        ...wrap(name, record()),
        parameters: [{ name, in: "query", required: true, schema: { type: "string" } }],
      },
    },
  });
  expect(resources.map(({ key }) => key.map(({ field }) => field.join(".")))).toEqual([expected]);
});
