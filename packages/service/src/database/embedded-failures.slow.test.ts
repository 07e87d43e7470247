import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildService } from "#testing/built-service.ts";
import { campaignSize } from "#testing/campaign-size.ts";
import { embeddedFailures } from "#testing/embedded-failures.ts";

let folder = "";
beforeAll(() => {
  folder = buildService("failures-test");
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const chosen = embeddedFailures.slice(0, campaignSize("embeddedFailures"));

test.for(chosen)("$name", async ({ skip, run }, context) => {
  const reason = skip?.();
  if (reason !== undefined) context.skip(reason);
  await expect(run(folder)).resolves.toBeUndefined();
});
