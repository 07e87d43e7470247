import type { FastifyInstance } from "fastify";

/** Headers of every response of the service. The gateway keeps the upstream's own. */
const headers: { readonly [name: string]: string } = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-dns-prefetch-control": "off",
};

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

interface PagePolicy {
  readonly nonce: string;
  /** Allows pictures over plain http if the page itself is served over it. */
  readonly isPlainHttp: boolean;
}

/** Content security policy of the page. Mantine creates style elements, which carry the nonce. Scripts are files. */
export function pagePolicy({ nonce, isPlainHttp }: PagePolicy): string {
  const pictures = isPlainHttp ? "https: http:" : "https:";
  return writePolicy({
    ...sharedPolicy,
    "style-src": `'self' 'nonce-${nonce}'`,
    "img-src": `'self' data: blob: ${pictures}`,
    "media-src": `'self' blob: ${pictures}`,
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
export const filePolicy = writePolicy(sharedPolicy);

/** Policy of data: nothing in it may run, for any type that a browser assumes. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Policy of a picture opened on its own: an SVG may use styles and nothing else. */
export const picturePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

function writePolicy(policy: { readonly [directive: string]: string }): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}
