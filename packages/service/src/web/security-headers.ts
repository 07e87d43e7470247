import type { FastifyInstance } from "fastify";

/** On every answer of ours; what a gateway passes on keeps its own. */
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
  /** Pictures that records point at may be of plain http where the page itself is. */
  readonly isPlainHttp: boolean;
}

/** The page's content security policy. Mantine makes style elements as it runs: they carry the nonce. Scripts are files. */
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

/** For files: a worker's own policy is that of its file. */
export const filePolicy = writePolicy(sharedPolicy);

/** For data: nothing in it may run, whatever it is taken for. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For a picture that is looked at by itself: an SVG may style itself and do nothing else. */
export const picturePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

function writePolicy(policy: { readonly [directive: string]: string }): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}
