import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Browser that opens a page. */
export interface Browser {
  readonly href?: string;
  readonly languages?: readonly string[];
  /** Language of the sign-in form in the page. */
  readonly form?: string;
  /** Local storage; absent: blocked. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Session storage. */
  readonly inTab?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  /** Requests that the service wrote into the page. */
  readonly requests?: object;
  /** Style sheets and scripts of the application, if the form in the page is first. */
  readonly start?: readonly string[];
  /** Events after the form is visible. */
  readonly events?: readonly string[];
}

/** Effects of the script. */
export interface FirstPaint {
  readonly lang: string;
  readonly dir: string;
  readonly scheme: string;
  /** Files that are fetched in parallel to the entry; those that wait for a style sheet are added later. */
  readonly early: readonly string[];
  /** Times of the script's timers, in milliseconds. */
  readonly timers: readonly number[];
  /** Requests that are sent in parallel to the scripts, with their headers. */
  readonly sent: readonly (readonly [string, object])[];
  /** The sign-in form of the page is visible. */
  readonly hasForm: boolean;
}

const early = {
  main: ["main.js", "main.css"],
  home: ["home.js"],
  list: ["list.js"],
  record: ["record.js"],
  form: ["form.js"],
};

/** Runs the served `public/first-paint.js` and returns its effects. */
export function paintFirst({
  href = "http://host/",
  languages = [],
  stored,
  inTab = {},
  cookie = "",
  requests,
  form,
  start,
  events = [],
}: Browser): FirstPaint {
  const script = readFileSync(join(import.meta.dirname, "../../../public/first-paint.js"), "utf8");
  const shown = { lang: "", dir: "", scheme: "", formless: undefined as string | undefined };
  const files: string[] = [];
  const sent: [string, object][] = [];
  const timers: number[] = [];
  const listeners = new Map<string, Set<(event: object) => void>>();
  /** Called when the page is parsed. */
  const parsed: (() => void)[] = [];
  const { hash, origin } = new URL(href);
  const page = {
    location: { href, hash },
    localStorage: {
      getItem: (key: string) => {
        if (stored === undefined) throw new Error("blocked");
        return stored[key] ?? null;
      },
    },
    sessionStorage: { getItem: (key: string) => inTab[key] ?? null },
    window: {},
    fetch: async (url: string, options?: { readonly headers: object }) => {
      if (options === undefined) files.push(`fetch ${url}`);
      else sent.push([url, options.headers]);
    },
    document: {
      cookie,
      documentElement: Object.assign(shown, {
        setAttribute: (name: string, value: string) => {
          shown[name === "data-formless" ? "formless" : "scheme"] = value;
        },
      }),
      baseURI: `${origin}/desk/`,
      currentScript: {
        dataset: {
          early: JSON.stringify(early),
          form,
          requests: JSON.stringify(requests),
          start: JSON.stringify(start),
        },
        before: ({
          rel,
          href: file,
          onload,
        }: {
          rel: string;
          href: string;
          onload: () => void;
        }) => {
          files.push(`${rel} ${file}`);
          onload();
        },
      },
      readyState: "interactive",
      addEventListener: (type: string, listener: () => void) => {
        if (type === "readystatechange") parsed.push(listener);
      },
      createElement: () => ({}),
      querySelectorAll: () => [],
      head: {
        append: ({ rel, href: file, type, src }: Partial<HTMLLinkElement & HTMLScriptElement>) =>
          files.push(`${rel ?? type} ${file ?? src}`),
      },
    },
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type: string, listener: (event: object) => void) =>
      listeners.get(type)?.delete(listener),
    requestAnimationFrame: (listener: () => void) => listener(),
    setTimeout: (listener: () => void, ms = 0) => {
      timers.push(ms);
      listener();
    },
    navigator: { languages },
    matchMedia: () => ({ matches: false }),
    URLSearchParams,
  };
  // oxlint-disable-next-line no-new-func -- the file runs as it is served
  new Function(...Object.keys(page), script)(...Object.values(page));
  for (const listener of parsed) listener();
  for (const type of events) for (const listener of listeners.get(type) ?? []) listener({ type });
  const { lang, dir, scheme, formless } = shown;
  return {
    hasForm: formless === undefined,
    lang,
    dir,
    scheme,
    early: files,
    timers,
    sent,
  };
}
