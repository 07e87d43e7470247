import { afterAll, beforeAll, describe } from "vitest";
import { campaignSize } from "#testing/campaign-size.ts";
import { effectsSchema } from "#testing/effects-schema.ts";
import { outcomesSchema } from "#testing/outcomes-schema.ts";
import { openTestApi } from "#testing/tables-api.ts";
import type { TestApi } from "#testing/tables-api.ts";
import { viewsSchema } from "#testing/views-schema.ts";
import { listTestEngines } from "#testing/test-engines.ts";
import { extensionSchema, typesSchema } from "#testing/types-schema.ts";
import { testEffects } from "./suites/effect-suite.ts";
import { testOutcomes } from "./suites/outcome-suite.ts";
import { testViews } from "./suites/view-suite.ts";
import { testTypes } from "./suites/type-suite.ts";

/** Extensions of the server; the embedded engine has none of them. */
const extensions = { embedded: "", remote: extensionSchema };

const engines = listTestEngines();
const lastEngine = engines.findLastIndex(({ open }) => open !== undefined);

/** True for an engine that proves the table of all types, which takes ten seconds: in the short form one does. */
const provesTypes = (at: number): boolean => campaignSize("tableProofs") > 1 || at === lastEngine;

for (const [at, { name, open }] of engines.entries()) {
  describe.skipIf(open === undefined)(`schemas over the ${name} engine`, () => {
    let api: TestApi | undefined;
    const get = (): TestApi => {
      if (api === undefined) throw new Error("The engine is not open.");
      return api;
    };
    beforeAll(async () => {
      const schema = `${typesSchema}${extensions[name]}${outcomesSchema}${effectsSchema}${viewsSchema}`;
      if (open) api = await openTestApi(await open(), schema);
    });
    afterAll(async () => api?.close());

    testTypes(get, [
      ...(provesTypes(at) ? ["every_type"] : []),
      ...(name === "remote" ? ["extended"] : []),
    ]);
    testOutcomes(get, name);
    testEffects(get);
    testViews(get);
  });
}
