import type { FastifyInstance } from "fastify";

/** Policy of data: nothing in it may run, for any type that a browser assumes. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of every response of the service, except those that the gateway forwards. */
export const securityHeaders: { readonly [name: string]: string } = {
  // The page and its files have their own.
  "content-security-policy": dataPolicy,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-dns-prefetch-control": "off",
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route has scripts and styles, whose headers are `assetHeaders`. */
    readonly isAsset?: boolean;
  }
}

/**
 * Headers of scripts and styles. A list loads a dozen of them: the headers that only documents use were 7 KB of it. A
 * worker takes the policy of its file.
 */
export const assetHeaders: { readonly [name: string]: string } = pickHeaders([
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-resource-policy",
]);

function pickHeaders(names: readonly string[]): { readonly [name: string]: string } {
  return Object.fromEntries(
    Object.entries(securityHeaders).filter(([name]) => names.includes(name)),
  );
}

/** Adds the headers to responses of Fastify. Forwarded responses have their own. */
export function addMissingSecurityHeaders(app: FastifyInstance): void {
  const entries = Object.entries(securityHeaders);
  const assetEntries = Object.entries(assetHeaders);
  app.addHook("onSend", (request, reply, _payload, done) => {
    const isAsset = request.routeOptions.config.isAsset === true && reply.statusCode < 300;
    for (const [name, value] of isAsset ? assetEntries : entries) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
    done();
  });
}

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { isAsset } = request.routeOptions.config;
    void reply.headers(isAsset === true ? assetHeaders : securityHeaders);
    done();
  });
}

interface PagePolicy {
  readonly prefix: string;
  /** Paths of the scripts that the built page names, relative to the prefix. */
  readonly scripts: readonly string[];
  /** Sources of the scripts in the page, by their hash. */
  readonly hashes: readonly string[];
  readonly nonce: string;
  /** Hosts of pictures: another host would see the address of the reader. */
  readonly pictures: "own" | "any";
  /** Allows pictures over plain http if the page itself is served over it. */
  readonly isPlainHttp: boolean;
}

/** Content security policy of the page. Mantine creates style elements, which carry the nonce. */
export function pagePolicy(options: PagePolicy): string {
  const { prefix, scripts, hashes, nonce, pictures, isPlainHttp } = options;
  const anyHost = isPlainHttp ? " https: http:" : " https:";
  const others = pictures === "any" ? anyHost : "";
  const policy = writePolicy({
    ...sharedPolicy,
    "script-src": ["'self'", ...hashes].join(" "),
    "style-src": `'self' 'nonce-${nonce}'`,
    "img-src": `'self' data: blob:${others}`,
    "media-src": `'self' blob:${others}`,
  });
  return `${policy}, ${assetPolicy(prefix, scripts, hashes)}`;
}

/** Matches https too. WebKit blocks every address if `*:*` has no scheme. */
const anyOrigin = "http://*:*";

/**
 * Second policy of the page, to which both apply: of this origin, only the build's own files are scripts, because files
 * of the API are of this origin too. The first policy names the origin, which is not known for certain behind a proxy.
 */
function assetPolicy(
  prefix: string,
  scripts: readonly string[] = [],
  hashes: readonly string[] = [],
): string {
  const assets = `${anyOrigin}${prefix}/-/assets/`;
  const files = scripts.map((path) => `${anyOrigin}${prefix}/${path}`);
  return writePolicy({
    "script-src": [assets, ...files, ...hashes].join(" "),
    "worker-src": assets,
  });
}

const sharedPolicy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self'",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "frame-ancestors": "'none'",
  "base-uri": "'self'",
  "form-action": "'self'",
  "object-src": "'none'",
};

/** Policy of files: a worker takes the policy of its file. */
export function filePolicy(prefix: string): string {
  return `${writePolicy(sharedPolicy)}, ${assetPolicy(prefix)}`;
}

/** Policy of a picture opened on its own: an SVG may use styles and nothing else. */
export const picturePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

function writePolicy(policy: { readonly [directive: string]: string }): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}
