import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#config/config.ts";
import { ServiceStartError } from "#database/service-start-error.ts";
import type { Service, LearnSources } from "./service.ts";

/** Builds the service from its configuration without listening. Tests call it too. */
export async function createService(config: Config, surroundings: LearnSources): Promise<Service> {
  const { clientDir } = surroundings;
  if (!existsSync(join(clientDir, "index.html"))) {
    throw new ServiceStartError(
      `The console is not built: there is no index.html in ${clientDir}. Run npm run build.`,
    );
  }
  // Each mode loads its own code: that of the database takes a quarter of the time to start.
  if (config.mode === "gateway") {
    const { createGatewayService } = await import("./gateway-service.ts");
    return createGatewayService(config, surroundings);
  }
  const { createBuiltInService } = await import("./built-in-service.ts");
  return createBuiltInService(config, surroundings);
}
