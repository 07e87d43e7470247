// @ts-check
import { runCampaign } from "./campaigns.mjs";

await runCampaign("faults", {
  unit: [
    "kills.slow.test.ts",
    "database/embedded-failures.slow.test.ts",
    "database/remote-database.test.ts",
    "remote-service.test.ts",
    "gateway/gateway-failures.test.ts",
    "gateway/gateway-streams.test.ts",
  ],
  browser: [
    "work/bulk-kills.spec.ts",
    "apis/false-responses.spec.ts",
    "service/storage-failures.spec.ts",
  ],
});
