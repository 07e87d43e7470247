// @ts-check
import { runCampaign } from "./campaigns.mjs";

await runCampaign("attack", {
  unit: [
    "fuzzed-requests.test.ts",
    "tables/schemas.test.ts",
    "tables/shapes.test.ts",
    "authorization.test.ts",
    "gateway-attacks.slow.test.ts",
    "create-server.slow.test.ts",
    "origin-pins.test.ts",
    "proxy-trust.test.ts",
    "web/check-host.test.ts",
    "accounts/accounts.test.ts",
    "accounts/check-xsrf.test.ts",
    "describe/rule-for-address.test.ts",
    "oauth/oauth-routes.slow.test.ts",
  ],
  browser: [
    "service/api-files.spec.ts",
    "service/security.spec.ts",
    "sign-in/sign-in-provider-attacks.spec.ts",
    "service/loopback.spec.ts",
  ],
});
