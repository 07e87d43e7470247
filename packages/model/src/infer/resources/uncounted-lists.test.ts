import { expect, test } from "vitest";
import { createTestModel, keyedPaths, rows } from "#testing/sample-paths.ts";

// Mastodon, GitHub, a generated description.
test.each([
  ["/directory", "View profile directory", "Directory"],
  ["/search/code", "Search code", "Code"],
  ["/instance/activity", "The activity of this server", "Activity"],
  ["/reports/login", "Retrieves the login report", "Logins"],
  ["/genres/movie", "Official movie genres", "Movies"],
  ["/customer", "List all customers", "Customers"],
  ["/WeatherForecast", "", "Weather forecasts"],
])("%s (%s) is named %s", async (path, summary, label) => {
  const { resources } = await createTestModel({ [path]: { get: { ...rows(), summary } } });
  expect(resources[0]?.labels.many).toBe(label);
});

test("a list with records is counted", async () => {
  const { resources } = await createTestModel(keyedPaths("directory", { type: "string" }));
  expect(resources[0]?.labels.many).toBe("Directories");
});

test.each([
  ["/pins", "Pins"],
  ["/urls", "URLs"],
  ["/ids", "IDs"],
])("%s is spelled %s", async (path, label) => {
  const { resources } = await createTestModel({ [path]: { get: rows() } });
  expect(resources[0]?.labels.many).toBe(label);
});

test("two versions with other records have distinct names", async () => {
  const paths = {
    ...keyedPaths("limits", { type: "string" }, { size: { type: "integer" } }),
    "/v2/limits": { get: rows({ type: "object", properties: { code: {}, max: {}, text: {} } }) },
  };
  const { resources } = await createTestModel(paths);
  expect(new Set(resources.map(({ labels }) => labels.many)).size).toBe(resources.length);
});
