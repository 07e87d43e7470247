import type { Plugin } from "vite";

/**
 * Content security policy of the page on a static host, whose headers are not known. Hosts of the API, of sign-in
 * providers and of pictures come from the configuration block, so connections and pictures are not limited to this
 * origin. The service removes the element: its header has a stricter policy. `frame-ancestors` works only in a header.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https: http:",
  "media-src 'self' blob: https: http:",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self' https: http:",
  "base-uri 'self'",
  "form-action 'self'",
].join("; ");

/** Adds the policy in front of everything that the page loads. Only to the build: Vite's dev server needs inline scripts. */
export function pagePolicy(): Plugin {
  return {
    name: "quarterdeck:page-policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: policy },
        injectTo: "head-prepend",
      },
    ],
  };
}
