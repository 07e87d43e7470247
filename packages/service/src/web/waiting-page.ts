import { formatProblem } from "@quarterdeck/model";
import type { PageConfig } from "./page-config.ts";
import type { PageForm } from "./page-form.ts";

/** True while the first read of the description runs: sign-in and model of the API are unknown. */
export function isWaiting({ problems }: PageConfig): boolean {
  return problems.some(({ code }) => code === "description-awaited");
}

/** Seconds after which the browser requests the page again; the request waits for the description. */
export const refreshSeconds = 1;

const scriptElement = /\s*<script\b(?![^>]*\bdata-early=)[\s\S]*?<\/script>/gi;
const preloadElement = /\s*<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi;
const earlyValue = /(<script\b[^>]*?)\s*\bdata-early="[^"]*"/gi;

/**
 * Returns the page without the scripts of the console: it states that the description is being read, and the browser
 * requests it again. Only the script that sets colors and language runs.
 */
export function createWaitingPage(
  template: string,
  { form, nonce }: { readonly form: PageForm | undefined; readonly nonce: string },
): string {
  const text = formatProblem({ code: "description-awaited" });
  const { html, style } = form ?? { html: `<main><h1>${text}</h1></main>`, style: "" };
  return template
    .replaceAll(scriptElement, "")
    .replaceAll(preloadElement, "")
    .replaceAll(earlyValue, "$1")
    .replace(/<noscript>[\s\S]*?<\/noscript>/i, "")
    .replace(/<\/head>/i, (tag) => `  <style nonce="${nonce}">${style}</style>\n  ${tag}`)
    .replace(/<div id="root">/i, (tag) => `<div id="page-wait">${html}</div>${tag}`);
}
