import { writeJson } from "@quarterdeck/model";
import type { ModelLocation, PageConfig } from "./page-config.ts";
import type { PageForm } from "./page-form.ts";
import type { PageTemplate } from "./page-template.ts";

export interface PageValues {
  readonly prefix: string;
  /** Nonce for style elements that the page creates. */
  readonly nonce: string;
  readonly config: PageConfig;
  /** Sign-in form for a visitor without a session. */
  readonly form?: PageForm | undefined;
  /**
   * Styles of the form by the address of their style sheet, where the address shows the form: the sheets and the scripts
   * follow when the user acts.
   */
  readonly formStyles?: ReadonlyMap<string, string> | undefined;
  /** Path and query of the first rows that a signed-in visitor needs. */
  readonly rows?: string | undefined;
}

const baseElement = /\s*<base\b[^>]*>/gi;
const nonceElement = /\s*<meta\b[^>]*\bcsp-nonce\b[^>]*>/gi;
const policyElement = /\s*<meta\b[^>]*\bhttp-equiv="?content-security-policy\b[^>]*>/gi;
const titleElement = /<title>[^<]*<\/title>/i;
const configElement = /\s*<script\b[^>]*\bid="quarterdeck"[^>]*>[\s\S]*?<\/script>/i;

const scriptElement = /<script\b[^>]*\bsrc="(?:\.\/|\/)?([\w./-]+)"/gi;

/** Returns the paths of the scripts that a built page loads by itself, relative to the page. */
export function pageScripts(template: string): readonly string[] {
  const paths = [...template.matchAll(scriptElement)].map(([, path = ""]) => path);
  return paths.filter((path) => path !== "" && !path.startsWith("-/assets/"));
}

/** Returns the built page with the values of this deployment. Each part is replaced. */
export function fillPage(
  { html }: PageTemplate,
  { prefix, nonce, config, form, formStyles, rows }: PageValues,
): string {
  // First in the head: relative addresses are resolved against it.
  const top = `<base href="${escapeHtml(prefix)}/" />\n    <meta property="csp-nonce" nonce="${nonce}" />`;
  // Data, never run. `<` is escaped, so that no text inside can end the element.
  const data = writeJson(config).replaceAll("<", String.raw`\u003c`);
  const last = `<script type="application/json" id="quarterdeck">${data}</script>`;
  const requests = config.model === null ? undefined : listRequests(config, config.model, rows);
  const whole = requests === undefined ? html : addRequests(html, writeJson(requests));
  const first = formStyles === undefined ? whole : delayFiles(whole, formStyles);
  const page = form === undefined ? whole : addForm(first, form, nonce);
  return (
    page
      .replaceAll(baseElement, "")
      .replaceAll(nonceElement, "")
      // The header has a stricter one.
      .replaceAll(policyElement, "")
      .replace(configElement, "")
      .replace(titleElement, () => `<title>${escapeHtml(form?.title ?? config.title)}</title>`)
      .replaceAll(/<style(?![^>]*\bnonce=)/gi, () => `<style nonce="${nonce}"`)
      .replace(/<head\b[^>]*>/i, (tag) => `${tag}\n    ${top}`)
      .replace(/<\/head>/i, (tag) => `  ${last}\n  ${tag}`)
  );
}

const earlyScript = /<script\b(?=[^>]*\bdata-early=)/i;

/** Requests that `first-paint.js` of the client sends for a signed-in visitor while the scripts load. */
function listRequests(
  { signIn, userHeader }: PageConfig,
  { path, version, isSplit }: ModelLocation,
  rows: string | undefined,
) {
  const method = signIn?.methods[0];
  const named = version === "" ? "" : `v=${encodeURIComponent(version)}`;
  return {
    model: `${path}/summary.json${named === "" ? "" : `?${named}`}`,
    chunk: isSplit ? `${path}/chunk.json?name=NAME${named === "" ? "" : `&${named}`}` : undefined,
    rows,
    credential: method === undefined || method.kind === "none" ? undefined : method.credential,
    userHeader,
  };
}

function addRequests(template: string, requests: string): string {
  return template.replace(earlyScript, (tag) => `${tag} data-requests="${escapeHtml(requests)}"`);
}

const moduleElement =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*\b(?:src|href)="([^"]*)"[^>]*>(?:<\/script>)?/gi;

const styleElement = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]*)"[^>]*>/gi;

/** Leaves style sheets and scripts of the application to `first-paint.js`. */
function delayFiles(template: string, styles: ReadonlyMap<string, string>): string {
  const files = [...template.matchAll(moduleElement)].map(([, file]) => file);
  return template
    .replaceAll(moduleElement, "")
    .replaceAll(styleElement, (tag, path: string) => {
      const style = styles.get(path);
      if (style === undefined) return tag;
      files.unshift(path);
      return `<style data-sheet="${escapeHtml(path)}">${style}</style>`;
    })
    .replace(earlyScript, (tag) => `${tag} data-start="${escapeHtml(JSON.stringify(files))}"`);
}

function addForm(template: string, form: PageForm, nonce: string): string {
  const { language, direction, html, style, noScript } = form;
  return template
    .replace(/<html\b[^>]*\blang="\w*"/i, (tag) =>
      tag.replace(/\blang="\w*"/, `lang="${language}" dir="${direction}"`),
    )
    .replace(earlyScript, (tag) => `${tag} data-form="${language}"`)
    .replace(/<\/head>/i, (tag) => `  <style nonce="${nonce}">${style}</style>\n  ${tag}`)
    .replace(/<noscript>[^<]*/i, () => `<noscript>${escapeHtml(noScript)}`)
    .replace(/<div id="root">/i, (tag) => `<div id="page-form">${html}</div>${tag}`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
