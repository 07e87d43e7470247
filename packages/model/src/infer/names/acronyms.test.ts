import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { rows } from "#testing/sample-paths.ts";

async function labelsOf(paths: readonly string[], field: string, description: string) {
  const schema = {
    type: "object",
    properties: { id: {}, [field]: { type: "string", description } },
  };
  const { resources } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: Object.fromEntries(paths.map((path) => [path, { get: rows(schema) }])),
      components: { schemas: { TSIGKey: {} } },
    }),
  );
  return [...resources.map(({ labels }) => labels.many), resources[0]?.fields[1]?.label];
}

test.each([
  ["/zones", "dnssec", "Whether the zone is DNSSEC signed", "DNSSEC"],
  ["/hosts", "bmc_host", "Address of the BMC", "BMC host"],
  ["/tests", "ecgs", "The ECG of the patient; an ECG has twelve leads", "ECGs"],
  ["/notes", "important", "IMPORTANT: the API stores it", "Important"],
  ["/notes", "amount", "The amount. AMOUNT in cents; an amount is positive", "Amount"],
  ["/notes", "state", "One of `STATE`", "State"],
])(
  "%s: the field %s with the description %j has the label %s",
  async (path, field, prose, want) => {
    expect((await labelsOf([path], field, prose)).at(-1)).toBe(want);
  },
);

test.each([
  ["/tsigkeys", "The TSIG keys of a server", "TSIG keys"],
  ["/raci", "The RACI of a project", "RACIs"],
])("the menu has %s as an acronym", async (path, prose, want) => {
  expect((await labelsOf([path], "x", prose))[0]).toBe(want);
});

const list = { get: rows({ type: "object", properties: { id: {} } }) };

test.each([
  ["/cms-pages", "CMS pages"],
  ["/vms", "VMs"],
  ["/lhs", "LHS"],
  ["/rfqs", "RFQs"],
  ["/cfg-sets", "Cfg sets"],
  ["/grants", "Grants"],
])("the menu has the name %s as %s", async (path, want) => {
  expect((await labelsOf([path], "x", "text"))[0]).toBe(want);
});

test.each([
  ["hr", "HR"],
  ["CrmBasic", "CRM basic"],
  ["bpm_tasks", "BPM tasks"],
  ["msg", "Msg"],
  ["low", "Low"],
])("the tag %s has the heading %s", async (tag, want) => {
  const tagged = (own: string) => ({ get: { ...list.get, tags: [own] } });
  const { resources } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/people": tagged(tag),
        "/desks": tagged(tag),
        "/boats": tagged("harbor"),
        "/piers": tagged("harbor"),
      },
    }),
  );
  expect(resources.find(({ name }) => name === "people")?.group).toBe(want);
});

test.each([
  ["/vans", "VANs", "VANs"],
  ["/apis", "APIs", "APIs"],
  ["/sbos", "SBOsResponse", "SBOs"],
  ["/wmszones", "WMSZones", "WMS zones"],
])("the menu has %s with the tag %s as %s", async (path, tag, want) => {
  const { resources } = await createModel(
    JSON.stringify({
      openapi: "3.0.0",
      paths: {
        [path]: { get: { tags: [tag], ...rows({ type: "object", properties: { id: {} } }) } },
      },
    }),
  );
  expect(resources[0]?.labels.many).toBe(want);
});
