import { expect, test } from "#e2e/fixtures/test.ts";

test("the content security policy allows no inline script and no eval", async ({
  request,
  builtIn,
}) => {
  const reply = await request.get(`${builtIn.origin}/login`, { headers: { accept: "text/html" } });
  const policy = reply.headers()["content-security-policy"] ?? "";
  const scripts = policy.split(";").find((part) => /^\s*script-src\s/.test(part)) ?? "";
  expect(scripts).toContain("'self'");
  expect(policy).not.toContain("unsafe-eval");
  expect(scripts).not.toContain("unsafe-inline");
});

test("a script that gets into the page does not run", async ({ page, builtIn, watched }) => {
  watched.allow(/Content Security Policy/);
  await page.goto(`${builtIn.origin}/login`);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'owned'";
    document.body.append(script);
  });
  expect(await page.title()).not.toBe("owned");
});
