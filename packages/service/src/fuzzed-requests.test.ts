import { afterAll, beforeAll, expect, test } from "vitest";
import { campaignSize } from "#testing/campaign-size.ts";
import { bodyTypes, writeBody } from "#testing/fuzz-bodies.ts";
import { encodeText, writeQuery } from "#testing/fuzz-queries.ts";
import { openBuiltIn } from "#testing/open-built-in.ts";
import type { OpenBuiltIn, Received, Sent } from "#testing/open-built-in.ts";
import { createRandom, oddTexts } from "#testing/random-values.ts";
import type { Random } from "#testing/random-values.ts";

let service: OpenBuiltIn;
beforeAll(async () => {
  service = await openBuiltIn();
}, 170_000);
afterAll(() => service.close());

const tables: { readonly [path: string]: readonly string[] } = {
  "shop.clients": ["id", "name", "email", "boss_id", "discount", "vip", "born", "big", "secret"],
  bills: [
    "code",
    "client_id",
    "state",
    "amount",
    "exact",
    "placed_at",
    "local_at",
    "at_time",
    "ratio",
    "small",
    "span",
    "token",
    "tags",
    "numbers",
    "extra",
    "origin",
    "weekday",
    "page",
  ],
  bill_lines: ["bill_code", "line_no", "quantity", "price", "total"],
  coded: ["id", "slug", "code"],
  heap: ["a", "b"],
  every_type: ["id", ...Array.from({ length: 80 }, (_, index) => `c${index + 1}`)],
  by_many: ["at", "day", "number", "price", "span", "range", "net", "mood", "v"],
  by_bytes: ["k", "v"],
  constructor: ["toString", "valueOf", "__proto__", "hasOwnProperty"],
  ["__proto__"]: ["id", "constructor"],
};
const paths = Object.keys(tables);
const columnsOf = (path: string): readonly string[] => tables[path] ?? [];

/** Cases of the campaign, each with a seed. */
function listSeeds(total: number, each: number): readonly number[] {
  return Array.from({ length: Math.ceil(total / each) }, (_, index) => index + 1);
}

/** Sends eight requests at a time. */
async function sendAll(count: number, sendOne: () => Promise<void>): Promise<void> {
  let left = count;
  const runLane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await sendOne();
    }
  };
  await Promise.all(Array.from({ length: 8 }, runLane));
}

const queriesEach = 500;
const writesEach = 100;

async function check(sent: Sent): Promise<Received> {
  const began = performance.now();
  const received = await service.send(sent);
  const seconds = (performance.now() - began) / 1000;
  const shown = `${sent.method ?? "GET"} ${sent.path.slice(0, 300)} ${(sent.body ?? "").slice(0, 300)}`;
  const { status, headers, body } = received;
  expect(status, `${shown}\n${body.slice(0, 500)}`).toBeLessThan(500);
  expect(seconds, shown).toBeLessThan(10);
  expect(headers["x-content-type-options"], shown).toBe("nosniff");
  if (status >= 400 && sent.method !== "HEAD") {
    expect(headers["content-type"], shown).toContain("application/problem+json");
    expect(body.length, shown).toBeLessThan(60_000);
    expect(JSON.parse(body), shown).toMatchObject({ status });
  }
  return received;
}

test.each(listSeeds(campaignSize("listQueries"), queriesEach))(
  `${queriesEach} fuzzed list queries, seed %i`,
  async (seed) => {
    const random = createRandom(seed);
    const statuses = new Map<number, number>();
    await sendAll(queriesEach, async () => {
      const path = random.pick(paths);
      const query = writeQuery(random, columnsOf(path));
      const { status } = await check({ path: `/api/${path}?${query}`, caller: "viewer" });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    // Some are valid, so that the database is reached.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(0);
  },
);

test.each(listSeeds(campaignSize("writes"), writesEach))(
  `${writesEach} fuzzed writes, seed %i`,
  async (seed) => {
    const random = createRandom(10_000 + seed);
    await sendAll(writesEach, async () => {
      await check(writeRequest(random));
    });
    const { status, body } = await service.send({ path: "/api/auth/me", caller: "editor" });
    expect([status, JSON.parse(body)]).toMatchObject([200, { role: "editor" }]);
  },
);

const ownAddresses: readonly (readonly [string, string])[] = [
  ["POST", "/api/auth/login"],
  ["POST", "/api/auth/register"],
  ["POST", "/api/auth/password"],
  ["POST", "/api/accounts/2/enable"],
  ["PATCH", "/api/accounts/2"],
];
const ownMembers = ["name", "email", "password", "code", "current", "role", "status", "id"];

function writeRequest(random: Random): Sent {
  const headers = {
    ...contentType(random.pick(bodyTypes)),
    ...(random.oneOf(5) && { "if-match": random.pick(['"x"', "*", "W/", '"'.repeat(500), "x"]) }),
  };
  if (random.oneOf(3)) {
    const [method, path] = random.pick(ownAddresses);
    return { method, path, caller: "owner", headers, body: writeBody(random, ownMembers) };
  }
  const table = random.pick(paths);
  const key = encodeText(random.pick([...oddTexts, "1", "A,1", "C,1"]));
  const body = writeBody(random, columnsOf(table));
  const [method, path] = random.pick([
    ["POST", `/api/${table}`],
    ["PATCH", `/api/${table}/${random.oneOf(2) ? key : 1}`],
    ["PUT", `/api/${table}/${key}`],
    ["DELETE", `/api/${table}/${key}`],
  ] as const);
  return { method, path, caller: "editor", headers, body };
}

function contentType(type: string): { readonly [name: string]: string } {
  return type === "" ? {} : { "content-type": type };
}
