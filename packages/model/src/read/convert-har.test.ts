import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

test.each<readonly [string, readonly (readonly [string, number])[], readonly object[]]>([
  ["one host", [["https://api.test", 2]], []],
  [
    "other hosts",
    [
      ["https://api.test", 3],
      ["https://ads.test", 1],
      ["https://maps.test:8443", 1],
    ],
    [{ code: "other-hosts", params: { count: 2, hosts: "ads.test, maps.test:8443" } }],
  ],
  [
    "a long session",
    [["https://api.test", 5001]],
    [{ code: "too-many-calls", params: { most: 5000 } }],
  ],
])("calls of a HAR file that are left out are a problem: %s", async (_, hosts, expected) => {
  const entries = hosts.flatMap(([origin, count]) =>
    Array.from({ length: count }, (__, at) => ({
      request: { method: "GET", url: `${origin}/ships/${at}` },
      response: { status: 200, content: { mimeType: "application/json", text: `{"id":${at}}` } },
    })),
  );
  const { problems } = await createModel(JSON.stringify({ log: { entries } }));
  expect(problems.map(({ message }) => message)).toEqual(expected);
});

test.each([
  ["no paging", "", { style: "none", isObserved: true }],
  ["a filter", "?state=open", { style: "none", isObserved: true }],
  ["a page", "?page=2&limit=10", { style: "page", page: { parameter: "page" } }],
])("a list that is recorded with %s has its paging", async (_, query, paging) => {
  const text = JSON.stringify([{ id: 1 }, { id: 2 }]);
  const entry = {
    request: {
      method: "GET",
      url: `https://api.test/ships${query}`,
      queryString: Array.from(new URLSearchParams(query), ([name, value]) => ({ name, value })),
    },
    response: { status: 200, content: { mimeType: "application/json", text } },
  };
  const model = await createModel(JSON.stringify({ log: { entries: [entry] } }));
  expect(model.resources[0]?.list?.paging).toMatchObject(paging);
});

test.each<readonly [string, readonly object[], boolean]>([
  ["without content", [{ mimeType: "application/json", size: 20 }], true],
  ["with content in other files", [{ mimeType: "application/json", _file: "a1.json" }], true],
  ["with content", [{ mimeType: "application/json", text: "[]" }], false],
  [
    "with some content",
    [{ mimeType: "application/json" }, { mimeType: "application/json", text: "{}" }],
    false,
  ],
])("a recording %s", async (_, contents, isMissing) => {
  const entries = contents.map((content, at) => ({
    request: { method: "GET", url: `https://api.test/ships/${at}` },
    response: { status: 200, content },
  }));
  const { problems } = await createModel(JSON.stringify({ log: { entries } }));
  expect(problems.some(({ code }) => code === "no-bodies")).toBe(isMissing);
});

test.each([
  ["_", "1732000000001", undefined, false],
  ["nocache", "1732000000001", "2024-11-19T07:06:40.500Z", false],
  ["ts", "1732000000001", "2024-11-19T08:06:40.501+01:00", false],
  ["since", "1700000000000", "2024-11-19T07:06:40.500Z", true],
  ["_", "7", undefined, true],
])("the parameter %s=%s of a call at %s", async (name, value, startedDateTime, isParameter) => {
  const entry = {
    startedDateTime,
    request: { method: "GET", url: "https://api.test/ships", queryString: [{ name, value }] },
    response: { status: 200, content: { mimeType: "application/json", text: '[{"id":1}]' } },
  };
  const { operations } = await createModel(JSON.stringify({ log: { entries: [entry] } }));
  expect(operations[0]?.parameters.map((one) => one.name)).toEqual(isParameter ? [name] : []);
});

// Express, Java, Laravel, and a page that has no session.
test.each([
  ["theme=dark; connect.sid=s%3Aabc", "connect.sid"],
  ["_ga=GA1.2; JSESSIONID=0A1B", "JSESSIONID"],
  ["XSRF-TOKEN=x; laravel_session=y", "laravel_session"],
  ["_ga=GA1.2; theme=dark", undefined],
])("the session in the cookies %s is a credential", async (value, name) => {
  const entry = {
    request: {
      method: "GET",
      url: "https://api.test/ships",
      headers: [{ name: "cookie", value }],
    },
    response: { status: 200, content: { mimeType: "application/json", text: `[{"id":1}]` } },
  };
  const { signIn } = await createModel(JSON.stringify({ log: { entries: [entry] } }));
  const [method] = signIn.methods;
  const credential = method !== undefined && "credential" in method ? method.credential : undefined;
  expect(credential).toEqual(name === undefined ? undefined : { in: "cookie", name });
});
