import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { writeJson } from "@quarterdeck/model";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, compress } from "./compress.ts";
import { fillPage, pageScripts } from "./fill-page.ts";
import { addModelRoutes, type ModelSources } from "./model-routes.ts";
import { createFormStyles } from "./form-styles.ts";
import { createPageForms, readLanguages } from "./page-form.ts";
import { createTemplateReader } from "./page-template.ts";
import { logoPath } from "./open-logo.ts";
import type { Logo } from "./open-logo.ts";
import type { PageConfig } from "./page-config.ts";
import { createWaitingPage, isWaiting, refreshSeconds } from "./waiting-page.ts";
import { addSecurityHeaders, filePolicy, pagePolicy, picturePolicy } from "./security-headers.ts";

export interface WebOptions extends ModelSources {
  /** Folder of the built client. */
  readonly clientDir: string;
  readonly prefix: string;
  readonly logo?: Logo | undefined;
  readonly readConfig: () => Promise<PageConfig>;
  /** Finds path and query of the rows that the address of a list needs, relative to the prefix. */
  readonly findRows?: (segment: string) => string | undefined;
  /** Called for each page before it is sent. */
  readonly onPage?: (request: FastifyRequest, reply: FastifyReply) => void;
}

const year = 31_536_000;

/** Adds the console: its page at every address that is not a file, its files, and the model. */
export async function addWebRoutes(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { clientDir, prefix, logo } = options;
  addSecurityHeaders(app);
  const sendPage = createPageSender(options);
  await app.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    index: false,
    preCompressed: true,
    dotfiles: "ignore",
  });

  addModelRoutes(app, prefix, options);
  if (logo !== undefined) {
    app.get(`${prefix}/${logoPath}`, async (_request, reply) => {
      void reply.headers({
        "content-type": logo.type,
        "content-security-policy": picturePolicy,
        // The version is part of the address.
        "cache-control": `public, max-age=${year}, immutable`,
      });
      return reply.send(logo.bytes);
    });
  }

  const assets = { config: { isAsset: true } };
  // A missing file never returns the page: the client must see that a chunk is gone.
  app.get<{ Params: { "*": string } }>(`${prefix}/-/assets/*`, assets, async (request, reply) => {
    const path = request.params["*"];
    if (path === "" || path.endsWith("/")) return reply.callNotFound();
    if (/worker-[\w-]+\.js$/.test(path)) {
      void reply.header("content-security-policy", filePolicy(prefix));
    }
    return reply.sendFile(`-/assets/${path}`, {
      immutable: true,
      maxAge: year * 1000,
      // The name changes with the content.
      etag: false,
      lastModified: false,
      acceptRanges: false,
    });
  });

  app.get<{ Params: { "*": string } }>(`${prefix}/*`, async (request, reply) => {
    const path = request.params["*"];
    if (path === "" || path === "index.html") return sendPage(request, reply);
    void reply.header("content-security-policy", filePolicy(prefix));
    if (!path.includes("/") && (await listFiles(clientDir)).includes(path)) {
      return reply.header("cache-control", "no-cache").sendFile(path, { cacheControl: false });
    }
    return acceptsPage(request, path) ? sendPage(request, reply) : reply.callNotFound();
  });

  if (prefix !== "") {
    const toPrefix = (request: FastifyRequest, reply: FastifyReply) => {
      const query = /\?.*$/.exec(request.url)?.[0] ?? "";
      return reply.redirect(`${prefix}/${query}`, 302);
    };
    app.get(prefix, toPrefix);
    app.get("/", toPrefix);
  }
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function createPageSender({
  clientDir,
  prefix,
  readConfig,
  findRows,
  onPage,
}: WebOptions): SendPage {
  const readTemplate = createTemplateReader(clientDir);
  const renderForm = createPageForms(clientDir);
  const findStyles = createFormStyles();
  return async (request, reply) => {
    const [template, config] = await Promise.all([readTemplate(), readConfig()]);
    const path = (request.url.split("?", 1)[0] ?? "").slice(prefix.length);
    if (config.history === "hash" && path !== "/" && path !== "/index.html") {
      return reply.redirect(hashAddress(prefix, request.url), 302);
    }
    const nonce = randomBytes(16).toString("base64");
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const form = await renderForm({
      config: writeJson(config),
      prefix: `${prefix}/`,
      address: request.url.slice(prefix.length).replace(/^\/index\.html/, "/"),
      languages: readLanguages(request.headers["accept-language"]),
    }).catch((error: unknown) => {
      // The scripts show the form too, only later.
      request.log.warn(error);
      return undefined;
    });
    const formStyles =
      path === "/login" && form !== undefined ? await findStyles(template, form) : undefined;
    const rows = request.url.includes("?") ? undefined : findRows?.(path.slice(1));
    const isEarly = isWaiting(config);
    const page = Buffer.from(
      isEarly
        ? fillPage(
            { ...template, html: createWaitingPage(template.html, { form, nonce }) },
            {
              prefix,
              nonce,
              form: undefined,
              config: { ...config, model: null },
            },
          )
        : fillPage(template, {
            prefix,
            nonce,
            config,
            form,
            formStyles,
            rows,
          }),
    );
    if (isEarly) {
      void reply.code(503).headers({ "retry-after": refreshSeconds, refresh: refreshSeconds });
    }
    void reply.headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy({
        prefix,
        scripts: pageScripts(template.html),
        hashes: template.hashes,
        nonce,
        pictures: config.pictures,
        isPlainHttp: request.protocol === "http",
      }),
      "cache-control": isEarly ? "no-store" : "no-cache",
      vary: "accept-encoding, accept-language",
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    });
    onPage?.(request, reply);
    return reply.send(await compress(page, encoding));
  };
}

/** Serves files at the root of the build, such as the icon. */
async function listFiles(clientDir: string): Promise<readonly string[]> {
  const entries = await readdir(clientDir, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** True for a navigation: browsers accept `text/html` then, but not for scripts, styles and pictures. */
function acceptsPage(request: FastifyRequest, path: string): boolean {
  const accept = request.headers.accept ?? "*/*";
  if (accept.includes("text/html")) return true;
  const looksLikeFile = /\.[a-z0-9]{1,12}$/i.test(path);
  return (
    accept.includes("*/*") && !looksLikeFile && request.headers["sec-fetch-dest"] === undefined
  );
}

/**
 * Returns the hash-history address of a browser-history address, with its query (contract row R7: both forms open the
 * screen).
 */
function hashAddress(prefix: string, address: string): string {
  return `${prefix}/#${address.slice(prefix.length)}`;
}
