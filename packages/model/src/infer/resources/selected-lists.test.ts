import { expect, test } from "vitest";
import { createTestModel, json, record, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const path = (name: string) => ({ name, in: "path", required: true, schema: text });
const selected = (name: string) => ({
  parameters: [path(name)],
  get: rows(record({ title: text, amount: { type: "number" } })),
});

test.each([
  ["events of a year", "/events/{year}", "year"],
  ["exchange rates of a currency", "/exchange-rates/{currency}", "currency"],
  ["articles of a category", "/blog/articles/{categorySlug}", "categorySlug"],
])("a list of %s takes the value of its path", async (_, template, parameter) => {
  const { resources } = await createTestModel({ [template]: selected(parameter) });
  expect(resources.map(({ collectionPath }) => collectionPath)).toEqual([template]);
  expect(resources[0]?.parents).toEqual([{ parameter }]);
});

const named = (template: string, summary: string, query = "") => {
  const parameters = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => path(name));
  const paged = query === "" ? [] : [{ name: query, in: "query", schema: text }];
  return {
    [template]: { parameters: [...parameters, ...paged], get: { ...selected("").get, summary } },
  };
};

test.each([
  ["/prices/{from}/{to}", "Prices between two days", ""],
  ["/company/search/name/{country}/{name}", "Retrieves a list of companies", ""],
  ["/history/{userId}", "List the history of a user", ""],
  ["/values/{deviceId}", "Gets all values of a device", ""],
  ["/timeline/tag/{hashtag}", "Timeline of a tag", "limit"],
])("%s is selected by its values", async (template, summary, query) => {
  const { resources } = await createTestModel(named(template, summary, query));
  expect(resources.map(({ collectionPath }) => collectionPath)).toEqual([template]);
});

// Banking, sports, public transport: pairs of a name and its value, and names in front of "by", select rows.
test.each([
  ["/open/atms/country/{country}/town/{town}", "ATMs of a town", "Atms by town"],
  [
    "/v1/stops/location/{latitude},{longitude}",
    "View all stops near a location",
    "Stops by location",
  ],
  [
    "/v1/departures/route_type/{route_type}/stop/{stop_id}",
    "View departures",
    "Departures by stop",
  ],
  ["/{format}/PlayersByTeam/{teamid}", "Players by team", "Players by team"],
])("%s selects rows", async (template, summary, label) => {
  const { resources } = await createTestModel(named(template, summary));
  expect(resources.map(({ collectionPath }) => collectionPath)).toEqual([template]);
  expect(resources[0]?.labels.many).toBe(label);
});

test.each([
  ["/labels/external_id/{external_id}", "Retrieve a label by its external id"],
  ["/payees/batch/{batchId}", "Query the status of a batch"],
])("%s reads one record", async (template, summary) => {
  const failures = { type: "array", items: record() };
  const parameters = [path(/\{(\w+)\}/.exec(template)?.[1] ?? "")];
  const get = { ...json(record({ status: text, count: text, failures })), summary };
  const { operations } = await createTestModel({ [template]: { parameters, get } });
  expect(operations[0]?.response.shape).toBe("record");
});

test("rows of pairs are named as the records of their path", async () => {
  const schema = {
    type: "object",
    properties: { disruptions: { type: "object" }, geopath: { type: "array", items: record() } },
  };
  const stops = { type: "array", items: record() };
  const get = json({ ...schema, properties: { ...schema.properties, stops } });
  const { operations } = await createTestModel({
    "/v1/stops/route/{route_id}": { parameters: [path("route_id")], get },
  });
  expect(operations[0]?.response).toMatchObject({ shape: "rows", path: ["stops"] });
});

test("a list that its words name may be above other paths", async () => {
  const paths = {
    ...named("/audit-logs/{account}", "Returns list of audit log events", "page"),
    ...named("/audit-logs/{account}/latest", "Returns list of the latest events"),
  };
  const { resources } = await createTestModel(paths);
  expect(resources.map(({ collectionPath }) => collectionPath)).toEqual(["/audit-logs/{account}"]);
});

test.each([
  ["/associations/{objectId}", "Retrieves an association by its id"],
  ["/filters/{filter_id}/{id}", "Get a filter"],
  ["/v1/{endpoint}", "Call an endpoint"],
])("%s reads no list", async (template, summary) => {
  const { resources } = await createTestModel(named(template, summary));
  expect(resources.filter(({ list }) => list !== undefined)).toEqual([]);
});

test.each([
  ["a record in a list of one", "/accounts/{accountId}"],
  ["a search", "/search/{term}"],
])("%s is not such a list", async (_, template) => {
  const [, parameter = ""] = /\{(\w+)\}/.exec(template) ?? [];
  const { resources } = await createTestModel({ [template]: selected(parameter) });
  expect(resources.filter(({ list }) => list !== undefined)).toEqual([]);
});

test.each([
  ["/license", { description: "Removes the license" }],
  ["/maintenance-window", { operationId: "deleteWindow" }],
  ["/avatar", {}],
])("%s is removed without an edit", async (template, words) => {
  const { resources } = await createTestModel({
    [template]: {
      get: json(record({ title: text })),
      delete: { ...words, responses: { "204": { description: "" } } },
    },
  });
  expect(resources[0]).toMatchObject({
    isSingleton: true,
    operations: { remove: expect.any(String) },
  });
});

// Sports, transport, weather: the response is rows, and the name is not a plural.
test.each([
  ["/SeasonTable/{season}", "SeasonTable"],
  ["/TeamSchedule/{season}/{team}", "TeamSchedule"],
  ["/countrycode/{countryCode}", "airportsOfCountry"],
])("%s with rows is a list", async (template, operationId) => {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => path(name));
  const get = { ...rows(), operationId, parameters: names };
  const { resources } = await createTestModel({ [template]: { get } });
  expect(resources.filter(({ list }) => list !== undefined)).toHaveLength(1);
});

test("rows below a list that a value selects do not make another list", async () => {
  const { resources } = await createTestModel({
    "/orders": { get: rows() },
    "/orders/state/{state}": { get: rows(), parameters: [path("state")] },
  });
  expect(resources.map(({ name }) => name)).toEqual(["orders"]);
});
