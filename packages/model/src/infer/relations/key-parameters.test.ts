import { expect, test } from "vitest";
import { createTestModel, done, json, rows } from "#testing/sample-paths.ts";

const whole = { type: "integer" };
const number = { type: "number" };
const text = { type: "string" };
const uuid = { type: "string", format: "uuid" };
const object = (properties: object) => ({ type: "object", properties });
const list = (items: object) => ({ type: "array", items });

/** Paths of a resource whose records have an `id` of this type. */
function pathsOf(path: string, parameter: string, properties: object) {
  const schema = object(properties);
  const type = (properties as { readonly id?: object }).id ?? text;
  const parameters = [{ name: parameter, in: "path", required: true, schema: type }];
  return {
    [path]: { get: rows(schema) },
    [`${path}/{${parameter}}`]: { parameters, get: json(schema) },
  };
}

async function targetsOf(paths: object, name: string): Promise<readonly string[]> {
  const { resources } = await createTestModel(paths);
  const fields = resources.find((resource) => resource.name === name)?.fields ?? [];
  const inside = fields.flatMap((field) => {
    const group = field.kind === "list" ? field.item : field;
    return [field, ...(group.kind === "group" ? group.fields : [])];
  });
  return inside.flatMap((field) =>
    "to" in field ? [`${field.name} ${field.to}${field.isGuess === true ? "?" : ""}`] : [],
  );
}

test.each<readonly [string, object, readonly string[]]>([
  [
    "the parameter of the record's path",
    {
      ...pathsOf("/applications", "appId", { id: text, name: text }),
      ...pathsOf("/roles", "roleId", { id: text, appId: text, mainAppId: text, nameId: text }),
    },
    ["appId applications", "mainAppId applications"],
  ],
  [
    "a parameter that ends in key",
    {
      ...pathsOf("/files", "file_key", { id: text, name: text }),
      ...pathsOf("/roles", "role_key", { id: text, file_key: text, main_file_key: text }),
    },
    ["file_key files", "main_file_key files"],
  ],
  [
    "a parameter with the abbreviation of its resource",
    {
      ...pathsOf("/purchase-orders", "poNumber", { id: text, total: whole }),
      ...pathsOf("/roles", "id", { id: text, poNumber: text }),
    },
    ["poNumber purchase-orders"],
  ],
  [
    "a parameter without a separator",
    {
      ...pathsOf("/units", "orgid", { id: whole, name: text }),
      ...pathsOf("/people", "personid", { id: text, name: text }),
      ...pathsOf("/roles", "id", { id: text, orgId: whole, PersonId: text, uuid: text }),
    },
    ["orgId units", "PersonId people"],
  ],
  [
    "an abbreviation",
    {
      ...pathsOf("/departments", "id", { id: whole, name: text }),
      ...pathsOf("/purchase-orders", "id", { id: whole, total: whole }),
      ...pathsOf("/roles", "id", { id: whole, dept_id: whole, po_id: whole, ext_id: whole }),
    },
    ["dept_id departments", "po_id purchase-orders"],
  ],
  [
    "an abbreviation that is the name of another resource",
    {
      ...pathsOf("/applications", "id", { id: whole, name: text }),
      ...pathsOf("/apps", "id", { id: whole, title: text }),
      ...pathsOf("/roles", "id", { id: whole, app_id: whole }),
    },
    ["app_id apps"],
  ],
  [
    "a word for any record before the key",
    {
      ...pathsOf("/apps", "id", { id: text, name: text }),
      ...pathsOf("/roles", "id", { id: text, appInstanceId: text, app_record_id: text }),
    },
    ["appInstanceId apps", "app_record_id apps"],
  ],
  [
    "a number for a key that is a text, as a guess",
    {
      ...pathsOf("/workflows", "id", { id: text, name: text }),
      ...pathsOf("/roles", "id", { id: text, workflowId: whole, first_run_workflow_id: whole }),
    },
    ["workflowId workflows?", "first_run_workflow_id workflows?"],
  ],
  [
    "a text for a key that is a number, as a guess",
    {
      ...pathsOf("/workflows", "id", { id: whole, name: text }),
      ...pathsOf("/roles", "id", { id: whole, workflow_id: text }),
    },
    ["workflow_id workflows?"],
  ],
  [
    "nothing if the format of the key is another one",
    {
      ...pathsOf("/workflows", "id", { id: uuid, name: text }),
      ...pathsOf("/roles", "id", { id: uuid, workflow_id: whole }),
    },
    [],
  ],
  [
    "the parameter of a path, of another type, as a guess",
    {
      ...pathsOf("/hosts", "hostKey", { id: whole, name: text }),
      ...pathsOf("/racks", "rack_no", { id: text, name: text }),
      ...pathsOf("/lists", "listid", { id: text, name: text }),
      ...pathsOf("/roles", "id", { id: text, hostKey: text, rack_no: whole, listid: text }),
    },
    ["hostKey hosts?", "rack_no racks?", "listid lists"],
  ],
  [
    "a key next to the kind of the record, not next to the kind of one of several resources",
    {
      ...pathsOf("/calls", "callId", { id: whole, name: text }),
      ...pathsOf("/sites", "siteId", { id: whole, name: text }),
      ...pathsOf("/roles", "id", {
        id: text,
        callId: text,
        callType: { type: "string", enum: ["planned", "open"] },
        siteId: text,
        siteType: { type: "string", enum: ["site", "call"] },
      }),
    },
    ["callId calls?"],
  ],
  [
    "the only resource whose name ends in the same word, as a guess",
    {
      ...pathsOf("/ledger-accounts", "id", { id: text, name: text }),
      ...pathsOf("/block_documents", "id", { id: uuid, name: text }),
      ...pathsOf("/export-configs", "id", { id: text, name: text }),
      ...pathsOf("/home-addresses", "id", { id: text, name: text }),
      ...pathsOf("/web-addresses", "id", { id: text, name: text }),
      ...pathsOf("/roles", "id", {
        id: text,
        tax_payable_account_id: text,
        storageDocumentId: uuid,
        auth_config_id: text,
        billing_address_id: text,
      }),
    },
    ["tax_payable_account_id ledger-accounts?", "storageDocumentId block_documents?"],
  ],
  [
    "the record itself, from the rows inside it",
    pathsOf("/roles", "id", { id: whole, pets: list(object({ name: text, role_id: whole })) }),
    ["role_id roles"],
  ],
  [
    "the record itself, from an object inside it",
    pathsOf("/roles", "id", { id: whole, origin: object({ note: text, role_id: whole }) }),
    ["role_id roles"],
  ],
  [
    "the shortest of two paths with the same last segment",
    {
      ...pathsOf("/meta/types/user", "id", { id: whole, name: text }),
      ...pathsOf("/users", "id", { id: whole, name: text }),
      ...pathsOf("/roles", "id", { id: whole, user_id: whole }),
    },
    ["user_id users"],
  ],
  [
    "a resource whose key is a number too, also if integers are not declared, but not for measures",
    {
      ...pathsOf("/categories", "id", { id: number, name: text }),
      ...pathsOf("/discounts", "id", { id: number, name: text }),
      ...pathsOf("/roles", "id", {
        id: number,
        category: number,
        category_ids: list(number),
        retryOf: number,
        discount: number,
      }),
    },
    ["category categories?", "category_ids categories", "retryOf roles?"],
  ],
  [
    "nothing for a number if keys are integers",
    {
      ...pathsOf("/categories", "id", { id: whole, name: text }),
      ...pathsOf("/roles", "id", { id: whole, category: number }),
    },
    [],
  ],
])("a field leads to %s", async (_, paths, targets) => {
  expect(await targetsOf(paths, "roles")).toEqual(targets);
});

test("types of users were created by users", async () => {
  const paths = {
    ...pathsOf("/users", "userId", { id: text, name: text }),
    ...pathsOf("/types/user", "typeId", { id: text, createdBy: text }),
  };
  expect(await targetsOf(paths, "user")).toEqual(["createdBy users?"]);
});

test("the description of a parent in a nested resource may name the same kind", async () => {
  const parent = {
    type: "string",
    description: "If present, the id of the comment to which this is the reply",
  };
  const paths = {
    ...pathsOf("/files", "fileId", { id: text, name: text }),
    "/files/{fileId}/comments": { get: rows(object({ id: text, parent_id: parent })) },
    "/files/{fileId}/comments/{comment_id}": { delete: done },
  };
  expect(await targetsOf(paths, "comments")).toEqual(["parent_id comments"]);
});
