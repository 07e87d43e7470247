import { writeJson } from "@quarterdeck/model";
import type { PageConfig } from "./page-config.ts";

export interface PageValues {
  readonly prefix: string;
  /** For the styles that a page makes while it runs. */
  readonly nonce: string;
  readonly config: PageConfig;
}

const baseElement = /\s*<base\b[^>]*>/gi;
const nonceElement = /\s*<meta\b[^>]*\bcsp-nonce\b[^>]*>/gi;
const titleElement = /<title>[^<]*<\/title>/i;
const configElement = /\s*<script\b[^>]*\bid="quarterdeck"[^>]*>[\s\S]*?<\/script>/i;

/** The built page with what differs from place to place. All parts are made anew, whatever the template holds. */
export function fillPage(template: string, { prefix, nonce, config }: PageValues): string {
  // Before anything that has an address: relative ones are resolved against it.
  const first = `<base href="${escapeHtml(prefix)}/" />\n    <meta property="csp-nonce" nonce="${nonce}" />`;
  // Data, never run; `<` is escaped, so that no text in it ends the element.
  const data = writeJson(config).replaceAll("<", String.raw`\u003c`);
  const last = `<script type="application/json" id="quarterdeck">${data}</script>`;
  return template
    .replaceAll(baseElement, "")
    .replaceAll(nonceElement, "")
    .replace(configElement, "")
    .replace(titleElement, () => `<title>${escapeHtml(config.title)}</title>`)
    .replaceAll(/<style(?![^>]*\bnonce=)/gi, () => `<style nonce="${nonce}"`)
    .replace(/<head\b[^>]*>/i, (tag) => `${tag}\n    ${first}`)
    .replace(/<\/head>/i, (tag) => `  ${last}\n  ${tag}`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
