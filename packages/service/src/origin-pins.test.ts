import { expect, test } from "vitest";
import { anyIp } from "#outgoing/create-lookup.ts";
import { describeModel } from "./described-model.ts";
import { createOriginPins, createProviderNotices } from "./origin-pins.ts";
import type { ApiState } from "./read-api.ts";

async function stateOf(
  upstream: string,
  flow: {
    readonly tokenUrl?: string;
    readonly authorizationUrl?: string;
    readonly metadata?: string;
  } = {},
  title = "Ships",
): Promise<ApiState> {
  const oauth = {
    type: "oauth2",
    flows: {
      authorizationCode: {
        tokenUrl: "https://id.test/token",
        authorizationUrl: "https://id.test/auth",
        scopes: {},
        ...flow,
      },
    },
  };
  const text = JSON.stringify({
    openapi: "3.0.3",
    info: { title, version: "1" },
    servers: [{ url: upstream }],
    security: [{ oauth: [] }, { openid: [] }],
    components: {
      securitySchemes: {
        oauth,
        openid: {
          type: "openIdConnect",
          openIdConnectUrl: flow.metadata ?? "https://id.test/us/openid-configuration",
        },
      },
    },
    paths: { "/ships": { get: { responses: { "200": { description: "All" } } } } },
  });
  const model = await describeModel({ text, corrections: { overlays: [], problems: [] } });
  return { model, upstream, isPlaceholder: false, allowsIp: anyIp, notices: [], problems: [] };
}

const first = "https://api.test/v1";

test.each([
  ["another server", "https://evil.test/v1", {}],
  ["another port", "https://api.test:444/v1", {}],
  ["plain http", "http://api.test/v1", {}],
  ["another token address", first, { tokenUrl: "https://evil.test/token" }],
  ["another sign-in page", first, { authorizationUrl: "https://evil.test/auth" }],
  ["metadata of another customer", first, { metadata: "https://id.test/evil/metadata" }],
])("%s in a later description is not used, and reported once", async (_, upstream, flow) => {
  const printed: string[] = [];
  const pins = createOriginPins((line) => printed.push(line));
  const good = await stateOf(first);
  expect(pins.choose(good, good)).toBe(good);
  const bad = await stateOf(upstream, flow);
  const chosen = pins.choose(good, bad);
  expect(chosen.upstream).toBe(first);
  expect(chosen.model).toBe(good.model);
  expect(chosen.notices.map(({ code }) => code)).toEqual(["description-moved"]);
  expect(pins.choose(chosen, bad)).toBe(chosen);
  expect(printed).toEqual([expect.stringMatching(/not used.*restart the service/)]);
  // A description with the first origins is used again.
  const later = await stateOf(first, {}, "Boats");
  expect(pins.choose(chosen, later)).toBe(later);
});

test.each([
  ["another path of the server", "https://api.test/v2", {}],
  ["another path of the token address", first, { tokenUrl: "https://id.test/oauth/token" }],
  ["a token address on the API", first, { tokenUrl: "/token" }],
])("%s is used", async (_, upstream, flow) => {
  const pins = createOriginPins(() => expect.unreachable());
  const good = await stateOf(first);
  pins.choose(good, good);
  const next = await stateOf(upstream, flow);
  expect(pins.choose(good, next)).toBe(next);
});

test("a notice about a provider is printed once and ends with its reason", () => {
  const printed: string[] = [];
  const { report, list } = createProviderNotices((line) => printed.push(line));
  for (let turn = 0; turn < 2; turn += 1) report("https://id.test/meta", ["https://evil.test"]);
  expect(list().map(({ code }) => code)).toEqual(["description-moved"]);
  expect(printed).toEqual([expect.stringContaining("https://evil.test")]);
  report("https://id.test/meta", []);
  expect(list()).toEqual([]);
});
