import { expect, test } from "#e2e/fixtures/test.ts";

test("the content security policy allows no inline script but that of the build, and no eval", async ({
  request,
  builtIn,
}) => {
  const reply = await request.get(`${builtIn.origin}/login`, { headers: { accept: "text/html" } });
  const policy = reply.headers()["content-security-policy"] ?? "";
  const scripts = policy.split(";").find((part) => /^\s*script-src\s/.test(part)) ?? "";
  expect(scripts).toContain("'self'");
  expect(policy).not.toContain("unsafe-eval");
  expect(scripts).not.toContain("unsafe-inline");
  expect(scripts).not.toContain("nonce");
  expect(scripts.match(/'sha256-/g)).toHaveLength(1);
});

test("a script that gets into the page does not run", async ({ page, builtIn, watched }) => {
  watched.allow(/Content Security Policy/);
  await page.goto(`${builtIn.origin}/login`);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'owned'";
    document.body.append(script);
  });
  expect(await page.title()).not.toBe("owned");
});

const attack =
  "try { localStorage.length; document.title = 'owned' } catch { document.title = 'held' }";

test("a file of the API cannot be a script of the console", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allow(/./);
  const { origin, upstream } = await openGateway();
  upstream.on("GET /evil.js", {
    headers: { "content-type": "text/javascript", "service-worker-allowed": "/" },
    text: "document.title = 'owned'",
  });
  await page.goto(`${origin}/login`);
  const outcomes = await page.evaluate(async () => {
    const address = "/api/evil.js";
    const load = (element: HTMLElement) =>
      new Promise((resolve) => {
        element.addEventListener("load", () => resolve("loaded"));
        element.addEventListener("error", () => resolve("refused"));
        document.head.append(element);
      });
    const refused = (): string => "refused";
    return [
      await load(Object.assign(document.createElement("script"), { src: address })),
      await load(Object.assign(document.createElement("script"), { src: address, type: "module" })),
      await import(address).then(() => "loaded", refused),
      await navigator.serviceWorker.register(address, { scope: "/" }).then(() => "loaded", refused),
      await new Promise((resolve) => {
        try {
          new Worker(address).addEventListener("error", () => resolve("refused"));
        } catch {
          resolve("refused");
        }
      }),
    ];
  });
  expect(outcomes).toEqual(["refused", "refused", "refused", "refused", "refused"]);
  expect(await page.title()).not.toBe("owned");
  expect(upstream.received("GET /evil.js")).toEqual([]);
});

test("a file of the API of any type cannot read the console's storage", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allow(/./);
  const { origin, upstream } = await openGateway();
  const html = `<!doctype html><html><body><script>${attack}</script></body></html>`;
  const types = [
    "text/html",
    "image/svg+xml",
    "text/xml",
    "text/xsl",
    "*/*",
    "foo",
    "",
    "unknown/unknown",
  ];
  for (const type of [...types, "application/json, text/html", "text/plain"]) {
    const isSvg = type === "image/svg+xml";
    const text = isSvg
      ? `<svg xmlns="http://www.w3.org/2000/svg"><script>${attack}</script></svg>`
      : html;
    upstream.on("GET /file", { headers: type === "" ? {} : { "content-type": type }, text });
    await page.goto(`${origin}/api/file`).catch(() => undefined);
    expect(await page.title(), type).not.toBe("owned");
  }
});
