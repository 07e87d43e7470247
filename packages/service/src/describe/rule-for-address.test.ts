import { expect, test } from "vitest";
import { isAllowedServer } from "#outgoing/is-allowed-server.ts";
import { ruleForAddress } from "./rule-for-address.ts";

const publicly = { description: "https://9.9.9.9/openapi.json", upstream: "https://9.9.9.9/api" };
const privately = { description: "http://10.0.0.5/openapi.json", upstream: "http://10.0.0.5" };

test.each([
  ["a public host", "https://1.1.1.1/token", publicly, true],
  ["a private host, for a description of the internet", "http://10.0.0.7/token", publicly, false],
  ["a cloud's metadata, for one", "http://169.254.169.254/latest", publicly, false],
  ["this machine, for one", "http://localhost:8080/token", publicly, false],
  [
    "the API's own host",
    "http://10.0.0.7/token",
    { ...publicly, upstream: "http://10.0.0.7:1" },
    true,
  ],
  ["a private host, for one of a private network", "http://10.0.0.7/token", privately, true],
  [
    "a private host, for a file",
    "http://10.0.0.7/token",
    { ...publicly, description: "./a.json" },
    true,
  ],
])("%s is allowed or not", async (_, address, origin, want) => {
  expect(await isAllowedServer(address, await ruleForAddress(address, origin))).toBe(want);
});
