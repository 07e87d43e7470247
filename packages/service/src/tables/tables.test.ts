import { afterAll, beforeAll, describe } from "vitest";
import { listTestEngines } from "#testing/test-engines.ts";
import { testAggregates } from "./suites/aggregate-suite.ts";
import { testBadInput } from "./suites/bad-input-suite.ts";
import { testDescription } from "./suites/description-suite.ts";
import { testLists } from "./suites/list-suite.ts";
import { testRows } from "./suites/row-suite.ts";
import { openTestApi } from "#testing/tables-api.ts";
import type { TestApi } from "#testing/tables-api.ts";
import { testWrites } from "./suites/write-suite.ts";

/** One suite over every engine: clients must not see a difference. */
for (const { name, open } of listTestEngines()) {
  describe.skipIf(open === undefined)(`tables over the ${name} engine`, () => {
    let api: TestApi | undefined;
    const get = (): TestApi => {
      if (api === undefined) throw new Error("The engine is not open.");
      return api;
    };
    beforeAll(async () => {
      if (open) api = await openTestApi(await open());
    });
    afterAll(async () => api?.close());

    testDescription(get);
    testLists(get);
    testAggregates(get);
    testRows(get);
    testBadInput(get);
    // Last: it changes rows.
    testWrites(get);
  });
}
