import { expect, test } from "vitest";
import { listRoles, readWordedPaths } from "#testing/worded-paths.ts";

// An office suite, a warehouse and a clinic.
test.each<readonly [string, string]>([
  [
    "the records behind a namespace",
    `
    GET /method/hr.claim.get_claims?start&page_length -> rows => list hr.claim collection
    GET /method/hr.claim.get_claim?name! -> record => read hr.claim record
    POST /method/hr.claim.create_claim {employee!} -> ok => create hr.claim collection
    POST /method/hr.claim.update_claim {name!,days} -> ok => update hr.claim record
    POST /method/hr.claim.delete_claim {name!} -> ok => remove hr.claim record
    POST /method/hr.claim.approve_claim {name!} -> ok => action hr.claim record
    `,
  ],
  [
    "the records in camel case",
    `
    GET /rpc/stock.item.listItems?offset&limit -> rows => list stock.item collection
    GET /rpc/stock.item.getItem?id! -> record => read stock.item record
    POST /rpc/stock.item.addItem {name!} -> record => create stock.item collection
    POST /rpc/stock.item.removeItem {id!} -> ok => remove stock.item record
    `,
  ],
  [
    "the records without a namespace",
    `
    GET /api/patient.get_patients -> rows => list patient collection
    GET /api/patient.get_patient?id! -> record => read patient record
    POST /api/patient.delete_patient {id!} -> ok => remove patient record
    `,
  ],
])("dotted methods whose verb repeats %s", async (_, text) => {
  const { paths, expected } = readWordedPaths(text);
  expect((await listRoles(paths)).toSorted()).toEqual(expected.toSorted());
});
