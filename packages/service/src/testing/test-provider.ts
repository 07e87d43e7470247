import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { SignInMethod } from "@quarterdeck/model";
import fastify from "fastify";
import { afterEach } from "vitest";
import { type AllowsIp, anyIp } from "#outgoing/create-lookup.ts";
import { handleError } from "#problem/handle-error.ts";
import type { TypedGrant } from "#oauth/token-request.ts";
import { addOAuthRoutes } from "#oauth/oauth-routes.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface RecordedRequest {
  readonly url: string;
  readonly body: string;
  readonly headers: IncomingMessage["headers"];
}
type Reply = (requested: RecordedRequest) => {
  readonly status?: number;
  readonly json?: object;
  readonly headers?: Record<string, string>;
};

const good: Reply = () => ({ json: { access_token: "t", expires_in: 5, secret_thing: "x" } });

/** A sign-in provider that records its requests, for tests. */
export async function startProvider(result: Reply = good) {
  const requested: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const one = { url: request.url ?? "", body, headers: request.headers };
      requested.push(one);
      const { status = 200, json, headers } = result(one);
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requested };
}

const common = {
  credential: { in: "header", name: "Authorization", prefix: "Bearer " },
  evidence: { pointer: "", reason: { code: "seen" }, confidence: 1 },
} as const;
export const code = (
  tokenUrl: string,
  authorizationUrl = "https://id.test/auth",
): SignInMethod => ({
  kind: "authorization-code",
  id: "code",
  authorizationUrl,
  tokenUrl,
  scopes: [],
  ...common,
});
const located = (kind: "text" | "secret", name: string) => ({
  path: [name],
  field: { kind, name, label: name, isRequired: true },
});
export const typed = (kind: "password" | "client-credentials", tokenUrl: string): SignInMethod =>
  kind === "password"
    ? {
        kind,
        id: kind,
        tokenUrl,
        call: { method: "post", path: "/token", mediaType: "application/x-www-form-urlencoded" },
        username: located("text", "username"),
        password: located("secret", "password"),
        constants: {},
        tokenPaths: [["access_token"]],
        userPaths: [],
        ...common,
      }
    : { kind, id: kind, tokenUrl, scopes: [], ...common };
export const openId = (discoveryUrl: string): SignInMethod => ({
  kind: "openid-connect",
  id: "openid",
  discoveryUrl,
  scopes: [],
  ...common,
});

/** The routes alone in front of such a provider, for tests. */
export async function start(
  methods: readonly SignInMethod[],
  more: {
    readonly clientId?: string;
    readonly clientSecret?: string;
    readonly servers?: readonly string[];
    readonly upstream?: string;
    readonly grants?: readonly TypedGrant[];
    readonly ruleFor?: (address: string) => Promise<AllowsIp>;
    readonly onMoved?: (metadataUrl: string, origins: readonly string[]) => void;
  } = {},
) {
  const {
    clientId,
    clientSecret,
    servers = [],
    upstream,
    grants = [],
    ruleFor = async () => anyIp,
    onMoved = () => undefined,
  } = more;
  const app = fastify();
  app.setErrorHandler(handleError);
  await app.register(async (scope) =>
    addOAuthRoutes(scope, {
      prefix: "/desk",
      clientId,
      clientSecret,
      grants,
      ruleFor,
      onMoved,
      readApi: async () => ({ methods, servers, upstream }),
    }),
  );
  closers.push(() => app.close());
  const post = async (id: string, form: object, headers: Record<string, string> = {}) => {
    const {
      statusCode,
      body,
      headers: responded,
    } = await app.inject({
      method: "POST",
      url: `/desk/-/oauth/${id}/token`,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams({ ...form }).toString(),
    });
    return { status: statusCode, json: JSON.parse(body) as { detail?: string }, responded };
  };
  const get = async (id: string) => {
    const { statusCode, body } = await app.inject(`/desk/-/oauth/${id}`);
    return { status: statusCode, json: JSON.parse(body) as { detail?: string } };
  };
  return { app, post, get };
}

export const redeem = { grant_type: "authorization_code", code: "c", client_id: "me" };
