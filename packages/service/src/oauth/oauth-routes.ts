import type { FastifyInstance, FastifyRequest } from "fastify";
import { ServiceError } from "#problem/problems.ts";
import { refuseAttempt } from "#limits/refuse-attempt.ts";
import { askToken } from "./ask-token.ts";
import { createProviderFinder } from "./find-provider.ts";
import type { ProviderRules } from "./find-provider.ts";
import type { DescribedApi } from "./provider-address.ts";
import { createTokenLimits } from "./token-limits.ts";
import { checkGrant, readTokenRequest } from "./token-request.ts";
import type { Client } from "./token-request.ts";

/** Path of these routes, relative to the prefix. */
export const oauthPath = "-/oauth";

export interface OAuthOptions extends Client, ProviderRules {
  readonly prefix: string;
  readonly readApi: () => Promise<DescribedApi>;
  /** Throws if a credential must not be sent to this address yet. */
  readonly checkServer?: (request: FastifyRequest, address: string) => void;
}

const MOST_BYTES = 64_000;

/**
 * Adds the routes by which the page reaches a sign-in provider's token address. The page names the method by id (see
 * docs/decisions); nothing in its request chooses the address.
 */
export function addOAuthRoutes(app: FastifyInstance, options: OAuthOptions): void {
  const { prefix, readApi } = options;
  const findProvider = createProviderFinder(options);
  const limits = createTokenLimits();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.addHook("onRequest", async (request, reply) => {
    refuseOtherSites(request);
    // Tokens must not be cached.
    void reply.header("cache-control", "no-store");
  });

  app.get<{ Params: { id: string } }>(`${prefix}/${oauthPath}/:id`, async ({ params }) => {
    const { authorizationUrl, issuer, sendsIssuer } = await findProvider(
      await readApi(),
      params.id,
    );
    return { authorizationUrl, issuer, sendsIssuer };
  });

  app.post<{ Params: { id: string } }>(
    `${prefix}/${oauthPath}/:id/token`,
    async (request, reply) => {
      const form = typeof request.body === "string" ? request.body : "";
      const expected = readTokenRequest(form, options);
      const { id } = request.params;
      const api = await readApi();
      const provider = await findProvider(api, id);
      options.checkServer?.(request, provider.tokenUrl);
      const kind = api.methods.find((one) => one.id === id)?.kind ?? "none";
      const { upstream } = api;
      checkGrant(expected.grant, { kind, tokenUrl: provider.tokenUrl, upstream }, options);
      const attempt = await limits.admit(expected.account, request.ip);
      refuseAttempt(reply, attempt.waitSeconds);
      const response = await askToken(provider, expected, request.ip).catch((cause: unknown) => {
        attempt.succeed?.();
        const { origin } = new URL(provider.tokenUrl);
        throw new ServiceError(
          "upstream-unreachable",
          `The sign-in provider at ${origin} does not respond.`,
          [],
          { cause },
        );
      });
      // Only the provider's refusals count, not its failures.
      if (response.status < 400 || response.status >= 500) attempt.succeed?.();
      const isRedirect = response.status >= 300 && response.status < 400;
      if (isRedirect || response.status < 200) {
        throw new ServiceError(
          "upstream-refused",
          "The sign-in provider's token address responds with a redirect, which is not followed.",
        );
      }
      return reply.code(response.status).send(response.body);
    },
  );
}

/** Rejects pages of other sites, even if they cannot read the response. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin" || site === "none") return;
  throw new ServiceError("forbidden", "Only the console can sign in users at this address.");
}
