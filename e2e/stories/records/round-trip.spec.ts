import { kindsText, serveKinds } from "#e2e/fixtures/kinds-api.ts";
import { owner } from "#e2e/fixtures/built-in.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";

// A day ahead of the date line.
test.use({ timezoneId: "Pacific/Kiritimati" });

const save = (page: Page) => page.keyboard.press("Control+s");
const nothingSent = (page: Page) => page.getByText("No changes to save.");

test("untouched values are written back byte for byte, of any kind, and an unchanged record not at all @long", async ({
  page,
  watched,
  openGateway,
}) => {
  // A picture without a valid address has no link.
  watched.allowFailed(404);
  const { origin, upstream } = await openGateway({ serve: serveKinds });
  await signInWith(page, origin, undefined, "/wholes/1/edit");
  const marker = page.getByLabel(/^Marker/);
  await expect(marker).toHaveValue("first");
  await expect(page.getByLabel(/^Whole 0/)).toHaveValue("9007199254740993");
  await expect(page.getByLabel(/^Price 4/)).toHaveValue("1e400");
  await expect(page.getByLabel(/^Day 5/)).toHaveValue("2026-03-05");
  await marker.focus();
  await save(page);
  await expect(nothingSent(page)).toBeVisible();
  expect(upstream.received("PUT /api/wholes/1")).toHaveLength(0);

  await marker.fill("second");
  await save(page);
  // One field of each kind is not in the response.
  await page.getByRole("button", { name: "Save without them" }).click();
  await expect(page).toHaveURL(/\/wholes\/1$/);
  const put = upstream.received("PUT /api/wholes/1").map(({ body }) => body);
  expect(put).toHaveLength(1);
  // Compared in one: a diff of a megabyte would be shown sign by sign.
  expect(firstDifference(put[0] ?? "", `{${kindsText("second")}}`)).toBe("");
  await expect(page.getByText("9007199254740993").first()).toBeVisible();
});

test("records of the built-in API are written back unchanged except for the edit @long", async ({
  page,
  openBuiltIn,
}) => {
  const service = await openBuiltIn();
  const session = await service.register(owner);
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${session?.token}` };
    return (await fetch(`${service.origin}/api${path}`, { headers })).text();
  };
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.postData() ?? "");
  });
  for (const [path, label, name] of [
    ["/products/3", /^Name/, "name"],
    ["/suppliers/2", /^Name/, "name"],
    ["/orders/5", /^Note/, "note"],
  ] as const) {
    const before = await read(path);
    await signInWith(page, service.origin, session ?? {}, `${path}/edit`);
    const input = page.getByRole("main").getByLabel(label);
    await input.focus();
    await save(page);
    await expect(nothingSent(page), path).toBeVisible();
    expect(await read(path)).toBe(before);
    await input.fill("Changed");
    await save(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(sent.pop(), path).toBe(JSON.stringify({ [name]: "Changed" }));
    const was = JSON.parse(before) as Readonly<Record<string, unknown>>;
    const is = JSON.parse(await read(path)) as Readonly<Record<string, unknown>>;
    const moved = Object.keys(is).filter(
      (key) => JSON.stringify(is[key]) !== JSON.stringify(was[key]),
    );
    expect(
      moved.filter((key) => key !== "updated_at"),
      path,
    ).toEqual([name]);
  }
});

/** The first difference of two texts; empty if they are equal. */
function firstDifference(one: string, other: string): string {
  if (one === other) return "";
  const at = Array.from(one).findIndex((_, index) => one[index] !== other[index]);
  const from = Math.max(0, at - 60);
  return `at ${at}: ${one.slice(from, at + 60)} | ${other.slice(from, at + 60)}`;
}
