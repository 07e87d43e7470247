import { formatProblem } from "@quarterdeck/model";
import type { GatewayConfig } from "#config/config.ts";
import { isAllowedAddress } from "#describe/is-allowed-address.ts";
import { readDescription, readOverlays } from "#describe/read-description.ts";
import { registerGateway } from "#gateway/gateway.ts";
import { addOAuthRoutes, oauthPath } from "#oauth/oauth-routes.ts";
import { ServiceError } from "#problem/problems.ts";
import { addHealthRoutes } from "#web/health-routes.ts";
import { openLogo } from "#web/open-logo.ts";
import type { Logo } from "#web/open-logo.ts";
import { modelPath } from "#web/model-routes.ts";
import type { PageConfig } from "#web/page-config.ts";
import { createServedModel } from "#web/served-model.ts";
import type { ServedModel } from "#web/served-model.ts";
import { addWebRoutes } from "#web/web-routes.ts";
import { trackApiModel } from "./api-model.ts";
import type { ApiModel, ApiState } from "./api-model.ts";
import { createServer } from "./create-server.ts";
import type { Service, LearnSources } from "./service.ts";

/** Time limit for the upstream to accept a connection. Responses have no limit. */
const connectTimeoutMs = 10_000;

/** Builds the console over an existing API. It starts without that API too, and reports it. */
export async function createGatewayService(
  config: GatewayConfig,
  { clientDir, print, log }: LearnSources,
): Promise<Service> {
  const { prefix, api, upstream, overlays } = config;
  const logo = await openLogo(config.logo, print);
  const apiModel = trackApiModel({
    read: (validator) => readDescription(api, validator),
    readOverlays: () => readOverlays(overlays),
    upstream,
    print,
  });
  const serve = cacheServedModel();

  const server = createServer(config, log);
  addHealthRoutes(server, { prefix, findError: () => findError(apiModel) });
  await server.register(async (scope) =>
    registerGateway(scope, {
      upstream: () => apiModel.current().upstream,
      connectTimeoutMs,
      prefix,
    }),
  );
  await server.register(async (scope) =>
    addOAuthRoutes(scope, {
      prefix,
      clientId: config.clientId,
      clientSecret: config.clientSecret,
      mayAsk: async (address, { upstream: previous }) =>
        isAllowedAddress(address, { description: api, upstream: previous }),
      readApi: async () => {
        const { model, upstream: previous } = await apiModel.read();
        const { signIn, servers = [] } = model ?? {};
        return { methods: signIn?.methods ?? [], servers, upstream: previous };
      },
    }),
  );
  await server.register((web) =>
    addWebRoutes(web, {
      clientDir,
      prefix,
      logo,
      readModel: async (_request, options) => {
        const state = await apiModel.read(options);
        return serve(state) ?? refuse(state);
      },
      readConfig: async () => {
        const state = await apiModel.read();
        return readPageConfig(config, state, { served: serve(state), logo });
      },
    }),
  );
  // The first page and the terminal show whether the description can be read.
  serve(await apiModel.read());
  return {
    server,
    notes: [],
    async close() {
      apiModel.close();
      await server.close();
    },
  };
}

/** Created once for each model, and compressed before the first request. */
function cacheServedModel(): (state: ApiState) => ServedModel | undefined {
  let previous: ServedModel | undefined;
  return ({ model }) => {
    if (model === undefined) return undefined;
    if (previous?.model !== model) {
      previous = createServedModel(model);
      void previous.summary.encoded("br");
    }
    return previous;
  };
}

function refuse({ problems }: ApiState): never {
  throw new ServiceError("unavailable", firstMessage(problems) ?? "There is no description yet.");
}

function firstMessage([problem]: ApiState["problems"]): string | undefined {
  return problem && formatProblem(problem.message);
}

async function findError(apiModel: ApiModel): Promise<string | undefined> {
  const { problems, upstream } = await apiModel.read();
  if (upstream === undefined) return firstMessage(problems) ?? "The address of the API is unknown.";
  return (await isResponding(upstream)) ? undefined : "The API does not respond.";
}

function readPageConfig(
  { history, userHeader, title, accent, api, clientId = "" }: GatewayConfig,
  { model, problems }: ApiState,
  { served, logo }: { readonly served: ServedModel | undefined; readonly logo: Logo | undefined },
): PageConfig {
  return {
    apiHost: "",
    basePath: "/api",
    description: publicAddress(api),
    history,
    userHeader,
    title,
    logo: logo?.path ?? "",
    accent,
    model: { path: modelPath, version: served?.version ?? "", isSplit: served?.isSplit === true },
    signIn: model !== undefined && problems.length === 0 ? model.signIn : null,
    ownsPermissions: false,
    problems,
    oauth: oauthPath,
    clientId,
  };
}

/** Visible to everyone who loads the page: without passwords, query values and local folders. */
function publicAddress(api: string): string {
  const url = URL.canParse(api) ? new URL(api) : undefined;
  if (url === undefined || url.protocol === "file:") return api.split(/[/\\]/).at(-1) ?? "";
  return url.origin + url.pathname;
}

const patienceMs = 2_000;

/** True if any server responds at the address, even with 404. */
async function isResponding(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(address, { method: "HEAD", redirect: "manual", signal });
    return response.status < 502 || response.status > 504;
  } catch {
    return false;
  }
}
