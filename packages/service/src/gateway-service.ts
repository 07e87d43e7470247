import { formatProblem } from "@quarterdeck/model";
import type { GatewayConfig } from "#config/config.ts";
import { writeSources } from "#describe/description-sources.ts";
import { ruleForAddress } from "#describe/rule-for-address.ts";
import { createDescriptionReader, readOverlays } from "#describe/read-description.ts";
import { explainUnconfirmed, isServerConfirmed } from "#gateway/confirmed-server.ts";
import { registerGateway } from "#gateway/gateway.ts";
import { addOAuthRoutes, oauthPath } from "#oauth/oauth-routes.ts";
import { ServiceError } from "#problem/problems.ts";
import { addHealthRoutes } from "#web/health-routes.ts";
import { openLogo } from "#web/open-logo.ts";
import type { Logo } from "#web/open-logo.ts";
import { modelPath } from "#web/model-routes.ts";
import type { PageConfig } from "#web/page-config.ts";
import { addWebRoutes } from "#web/web-routes.ts";
import type { AllowsIp } from "#outgoing/create-lookup.ts";
import { fetchChecked } from "#outgoing/fetch-checked.ts";
import { isAwaited, trackApiModel } from "./api-model.ts";
import type { ApiModel, ApiState } from "./api-model.ts";
import { createProviderNotices } from "./origin-pins.ts";
import { createServer } from "./create-server.ts";
import { createStartWriter } from "./write-start.ts";
import type { Service, LearnSources } from "./service.ts";
import { createServedText } from "#web/served-text.ts";
import type { ServedText } from "#web/served-text.ts";

/** Time limit for the upstream to accept a connection. Responses have no limit. */
const connectTimeoutMs = 10_000;

/** Time that a page and the health of the API wait for the first description: they report that it is being read. */
const shortWaitMs = 1_000;

/**
 * Builds the console over an existing API. It starts without that API too, and reports it. A description is read while
 * the service listens already, because a large one takes seconds.
 */
export async function createGatewayService(
  config: GatewayConfig,
  { clientDir, print, log, startCommand }: LearnSources,
): Promise<Service> {
  const { prefix, api, apiHeaders, upstream, overlays } = config;
  const logo = await openLogo(config.logo, print);
  const apiModel = trackApiModel({
    read: createDescriptionReader(api, apiHeaders, (address, others) => {
      print(`The description is at ${address}`);
      for (const { title, address: other } of others)
        print(
          `Another description${title && ` (${title})`}: start the service with --api ${other}`,
        );
    }),
    apiHeaders,
    readOverlays: () => readOverlays(overlays),
    upstream,
    print,
  });

  const providers = createProviderNotices(print);
  const listNotices = () => [...apiModel.current().notices, ...providers.list()];

  const readSources = cacheSources(async () => writeSources(await apiModel.readSources()));
  const server = createServer(config, log, print);
  addHealthRoutes(server, { prefix, findError: () => findError(apiModel) });
  await server.register(async (scope) =>
    registerGateway(scope, {
      waitForStart: async () => !isAwaited(apiModel.current()) || !isAwaited(await apiModel.read()),
      upstream: () => apiModel.current().upstream,
      unconfirmed: () => findPlaceholder(apiModel.current()),
      connectTimeoutMs,
      prefix,
      allowsIp: (address) => apiModel.current().allowsIp(address),
      publicUrls: config.publicUrls,
      findDeclared: cacheHeaders(apiModel),
    }),
  );
  await server.register(async (scope) =>
    addOAuthRoutes(scope, {
      prefix,
      clientId: config.clientId,
      clientSecret: config.clientSecret,
      grants: config.oauthGrants,
      ruleFor: async (address, { upstream: previous }) =>
        ruleForAddress(address, { description: api, upstream: previous }),
      onMoved: providers.report,
      checkServer: ({ raw }, address) => {
        const placeholder = findPlaceholder(apiModel.current());
        if (placeholder === undefined) return;
        if (new URL(placeholder).origin !== new URL(address).origin) return;
        if (!isServerConfirmed(raw.headersDistinct, placeholder))
          throw new ServiceError("unauthenticated", explainUnconfirmed(placeholder));
      },
      readApi: async () => {
        const state = await apiModel.read();
        if (isAwaited(state)) refuse(state);
        const { model, upstream: previous } = state;
        const { signIn, servers = [] } = model?.facts ?? {};
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
        return state.model?.served ?? refuse(state);
      },
      readSources: async () => {
        const { model } = await apiModel.read();
        return readSources(model?.served.version ?? "");
      },
      writeStart: createStartWriter(startCommand),
      listNotices,
      findRows: (segment) => {
        const lists = apiModel.current().model?.facts.firstRows ?? [];
        const address = lists.find(([name]) => encodeURIComponent(name) === segment)?.[1];
        return address === undefined ? undefined : `api${address}`;
      },
      readConfig: async () => {
        const state = await apiModel.read({ waitMs: shortWaitMs });
        return { ...readPageConfig(config, state, logo), notices: listNotices() };
      },
    }),
  );
  return {
    server,
    prepared: async () => {
      // The terminal shows first whether the description can be read.
      const state = await apiModel.read({ waitMs: shortWaitMs });
      if (isAwaited(state)) print(formatProblem({ code: "description-awaited" }));
    },
    notes: () => [],
    async close() {
      apiModel.close();
      await server.close();
    },
  };
}

/** Returns the headers that the current description declares; made once for each model. */
function cacheHeaders(apiModel: ApiModel): () => ReadonlySet<string> {
  let previous: ApiState["model"];
  let names: ReadonlySet<string> = new Set();
  return () => {
    const { model } = apiModel.current();
    if (model !== previous) names = new Set(model?.facts.headers);
    previous = model;
    return names;
  };
}

function refuse({ problems }: ApiState): never {
  throw new ServiceError("unavailable", firstMessage(problems) ?? "There is no description yet.");
}

function firstMessage([problem]: ApiState["problems"]): string | undefined {
  return problem && formatProblem(problem.message);
}

async function findError(apiModel: ApiModel): Promise<string | undefined> {
  const { problems, upstream, allowsIp } = await apiModel.read({ waitMs: shortWaitMs });
  if (upstream === undefined) return firstMessage(problems) ?? "The address of the API is unknown.";
  return (await isResponding(upstream, allowsIp)) ? undefined : "The API does not respond.";
}

function readPageConfig(
  { history, pictures, onForbidden, userHeader, title, accent, api, clientId = "" }: GatewayConfig,
  { model, problems, upstream, isPlaceholder }: ApiState,
  logo: Logo | undefined,
): Omit<PageConfig, "notices"> {
  return {
    apiHost: "",
    basePath: "/api",
    description: publicAddress(api),
    history,
    pictures,
    onForbidden,
    userHeader,
    title,
    logo: logo?.path ?? "",
    accent,
    model: {
      path: modelPath,
      version: model?.served.version ?? "",
      isSplit: model?.served.isSplit === true,
    },
    signIn: model !== undefined && problems.length === 0 ? model.facts.signIn : null,
    ownsPermissions: false,
    server: upstream === undefined ? null : { address: serverAddress(upstream), isPlaceholder },
    problems,
    oauth: oauthPath,
    clientId,
  };
}

function findPlaceholder({ upstream, isPlaceholder }: ApiState): string | undefined {
  return isPlaceholder && upstream !== undefined ? serverAddress(upstream) : undefined;
}

function serverAddress(upstream: string): string {
  return publicAddress(upstream).replace(/\/+$/, "");
}

/** Visible to everyone who loads the page: without passwords, query values and local folders. */
function publicAddress(api: string): string {
  const url = URL.canParse(api) ? new URL(api) : undefined;
  if (url === undefined || url.protocol === "file:") return api.split(/[/\\]/).at(-1) ?? "";
  return url.origin + url.pathname;
}

const patienceMs = 2_000;

/** True if any server responds at the address, even with 404. */
async function isResponding(address: string, allowsIp: AllowsIp): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetchChecked(address, { method: "HEAD", signal, allowsIp });
    return response.status < 502 || response.status > 504;
  } catch {
    return false;
  }
}

/** Serves the sources of a model; written once for each version, because a large description takes a moment. */
function cacheSources(write: () => Promise<string>): (version: string) => Promise<ServedText> {
  let version: string | undefined;
  let text: Promise<ServedText> | undefined;
  return (current) => {
    if (text !== undefined && version === current) return text;
    const next = write().then((written) => createServedText(Buffer.from(written)));
    [version, text] = [current, next];
    // The next request tries again.
    next.catch(() => {
      if (text === next) text = undefined;
    });
    return next;
  };
}
