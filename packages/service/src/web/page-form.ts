import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Sign-in form of an address, as `client/app/prerender.tsx` renders it. */
export interface PageForm {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  readonly html: string;
  readonly style: string;
  readonly noScript: string;
}

export interface PageFormRequest {
  /** Configuration block of the page, as JSON. */
  readonly config: string;
  /** Path of the console, with both slashes. */
  readonly prefix: string;
  /** Path and query inside the console. */
  readonly address: string;
  /** Languages of the browser, the preferred one first. */
  readonly languages: readonly string[];
}

export type RenderPageForm = (request: PageFormRequest) => Promise<PageForm | undefined>;

interface Prerender {
  readonly createPageFormRenderer: () => RenderPageForm;
}

const MAX_FORMS = 100;

/** Returns a function that renders the form with the built client, and stores the last results. */
export function createPageForms(clientDir: string): RenderPageForm {
  const file = join(clientDir, "../prerender/dist/prerender.js");
  const forms = new Map<string, Promise<PageForm | undefined>>();
  let renderer: Promise<RenderPageForm> | undefined;
  return async (request) => {
    if (!existsSync(file)) return undefined;
    const key = JSON.stringify(request);
    const stored = forms.get(key);
    if (stored !== undefined) return stored;
    // Callers choose the address, so the cache has a limit.
    if (forms.size >= MAX_FORMS) forms.clear();
    renderer ??= load(file);
    const form = renderer.then((render) => render(request));
    forms.set(key, form);
    form.catch(() => forms.delete(key));
    return form;
  };
}

async function load(file: string): Promise<RenderPageForm> {
  const { createPageFormRenderer } = (await import(pathToFileURL(file).href)) as Prerender;
  return createPageFormRenderer();
}

const MAX_LANGUAGES = 10;

/** Language tags of an `Accept-Language` header (RFC 9110 section 12.5.4), the preferred one first. */
export function readLanguages(header: string | undefined): readonly string[] {
  return (header ?? "")
    .split(",", MAX_LANGUAGES)
    .map((range) => {
      const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
      const quality = parameters.find((one) => one.startsWith("q="))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i.test(tag) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
