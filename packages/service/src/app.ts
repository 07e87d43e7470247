import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#config/config.ts";
import { ServiceStartError } from "#database/service-start-error.ts";
import { createBuiltInService } from "./built-in-service.ts";
import { createGatewayService } from "./gateway-service.ts";
import type { Service, LearnSources } from "./service.ts";

/** Builds the service from its configuration without listening. Tests call it too. */
export async function createService(config: Config, surroundings: LearnSources): Promise<Service> {
  const { clientDir } = surroundings;
  if (!existsSync(join(clientDir, "index.html"))) {
    throw new ServiceStartError(
      `The console is not built: there is no index.html in ${clientDir}. Run npm run build.`,
    );
  }
  return config.mode === "gateway"
    ? createGatewayService(config, surroundings)
    : createBuiltInService(config, surroundings);
}
