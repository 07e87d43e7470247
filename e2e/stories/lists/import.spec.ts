import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { owner, type BuiltIn } from "#e2e/fixtures/built-in.ts";
import { bodyRows, undoJob } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

const head = "customer_id,kind,street,city,postal_code,country,junk";

test("errors of a file are shown row by row, corrected, and imported as a job @long", async ({
  page,
  openBuiltIn,
}) => {
  const builtIn = await openBuiltIn();
  await builtIn.register(owner);
  const token = await open(page, builtIn, "/addresses");
  // A customer may have one address of each kind.
  for (const { id } of await readApi(builtIn, token, "/addresses?customer_id=1,2,3")) {
    await fetch(`${builtIn.origin}/api/addresses/${String(id)}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${token}` },
    });
  }
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(String(request.postData()));
  });
  await page.getByRole("link", { name: "Import", exact: true }).click();
  const template = await save(page, page.getByRole("button", { name: "Download template" }));
  const rows = [
    "1,billing,'=1+1,Aix,'+49,DE,x",
    "999999999,billing,A,Aix,C,DE,",
    "2,nonsense,A,Aix,C,DE,",
  ];
  await choose(page, [head, ...rows, "3,billing,,Aix,C,Germany,"].join("\r\n"));
  expect(template).toMatch(/^\uFEFFcustomer_id,.*country,id,.*\r\n$/);
  await page.getByLabel("Field for “junk”").selectOption("latitude");
  const numbers = page.getByLabel("Number format");
  await numbers.selectOption("1.234,50");
  await page.reload();
  await expect(numbers).toHaveValue("comma");
  await expect(page.getByLabel("Field for “junk”")).toHaveValue("latitude");
  await page.getByLabel("Field for “junk”").selectOption("");
  await page.getByRole("button", { name: "Check all rows" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "1 valid row, 3 with errors" }),
  ).toBeVisible();
  const errors = page.getByRole("table").last();
  await expect(errors.getByRole("row", { name: /^2 / })).toContainText(
    "Record “999999999” not found",
  );
  await expect(errors.getByRole("row", { name: /^3 / })).toContainText(
    "“nonsense” is not an allowed value",
  );
  await expect(errors.getByRole("row", { name: /^4 / })).toContainText("Required");
  expect(sent).toEqual([]);

  const invalid = await save(
    page,
    page.getByRole("button", { name: "Download 3 rows with errors" }),
  );
  await page.getByRole("button", { name: "Add 1 record" }).click();
  await expectDone(page, 1);
  const corrected = invalid
    .replace("999999999", "2")
    .replace("nonsense", "shipping")
    .replace("3,billing,,Aix,C,Germany", '3,billing,"Rue ""A"", 1",Aix,C,FR');
  await page.goto(`${builtIn.origin}/-/import/addresses`);
  await choose(page, corrected);
  await page.getByRole("button", { name: "Check all rows" }).click();
  await page.getByRole("button", { name: "Add 3 records" }).click();
  await expectDone(page, 3);
  const made = await readApi(builtIn, token, "/addresses?city=Aix&sort=street");
  expect(made.map(({ street, postal_code }) => [street, postal_code])).toEqual([
    ["=1+1", "+49"],
    ["A", "C"],
    ["A", "C"],
    ['Rue "A", 1', "C"],
  ]);
});

test("an unchanged export changes nothing; a dropped file changes existing records and adds the rest, and refused rows come back as a file @long", async ({
  page,
  openBuiltIn,
  watched,
}) => {
  watched.allowFailed(409, 422);
  const builtIn = await openBuiltIn();
  await builtIn.register(owner);
  const token = await open(page, builtIn, "/customers?city=&q=bauer");
  const writes: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/customers/.test(request.url()) && request.method() !== "GET") {
      writes.push(String(request.postData()));
    }
  });
  await page.getByRole("button", { name: "Export records" }).click();
  const dialog = page.getByRole("dialog");
  const exported = await save(page, dialog.getByRole("button", { name: "Export", exact: true }));
  await dialog.getByRole("button", { name: "Close" }).last().click();

  const [names = "", ...lines] = exported.trimEnd().split("\r\n");
  const few = [names, ...lines.slice(0, 12)];
  await page.goto(`${builtIn.origin}/-/import/customers`);
  await choose(page, few.join("\r\n"));
  await expect(page.getByRole("radio", { name: "Change records" })).toBeChecked();
  await page.getByRole("button", { name: "Check all rows" }).click();
  await page.getByRole("button", { name: "Change 12 records" }).click();
  await expect(page.getByText("12 unchanged").first()).toBeVisible();
  expect(writes).toEqual([]);

  const ids = lines
    .slice(0, 3)
    .map((line) => String(line.split(",")[names.replace("\uFEFF", "").split(",").indexOf("id")]));
  const before = await readApi(builtIn, token, "/customers?q=bauer");
  const taken = String(before.find(({ id }) => String(id) === ids[1])?.["email"]);
  await page.goto(`${builtIn.origin}/-/import/customers`);
  const columns = "id,email,note,name,country";
  const rows = [
    `${ids[0]},new@mail.example,null,,`,
    `${ids[2]},${taken},x,,`,
    ",ada@mail.example,,Ada Bauer,DE",
    "999999999,bob@mail.example,,Bob Bauer,DE",
    "999999998,cleo@mail.example,,Cleo Bauer,",
  ];
  await drop(page, [columns, ...rows].join("\n"));
  await page.getByRole("radio", { name: "Add or change" }).click();
  await page.getByRole("button", { name: "Check all rows" }).click();
  await expect(page.getByRole("status").filter({ hasText: "valid" })).toHaveText(
    "4 valid rows, 1 with errors. 2 new records, 2 existing records.",
  );
  await page.getByRole("button", { name: "Send 4 records" }).click();
  await expect(page.getByText(/3 done, 1 failed/).first()).toBeVisible();
  const failed = await save(page, page.getByRole("button", { name: "Download failed rows" }));
  expect(failed).toContain("# error");
  expect(failed.trimEnd().split("\r\n")).toHaveLength(2);
  const job = page.url();
  await page.goto(`${builtIn.origin}/-/import/customers`);
  await choose(page, failed.replace(taken, "other@mail.example"));
  await page.getByRole("radio", { name: "Add or change" }).click();
  await page.getByRole("button", { name: "Check all rows" }).click();
  await page.getByRole("button", { name: "Send 1 record" }).click();
  await expectDone(page, 1);
  const find = async () => {
    const after = await readApi(builtIn, token, "/customers?q=bauer");
    const email = (id: unknown) => after.find((one) => String(one["id"]) === id)?.["email"];
    const isNew = after.some((one) => one["email"] === "ada@mail.example");
    return [email(ids[0]), email(ids[2]), isNew, email("999999999")];
  };
  const made = [true, "bob@mail.example"];
  expect(await find()).toEqual(["new@mail.example", "other@mail.example", ...made]);

  await page.goto(job);
  await undoJob(page);
  await expect(
    page.getByRole("heading", { level: 1, name: "Undo: Import customers" }),
  ).toBeVisible();
  await expectDone(page, 3);
  const old = String(before.find(({ id }) => String(id) === ids[0])?.["email"]);
  expect(await find()).toEqual([old, "other@mail.example", false, undefined]);

  // Rows without a key identify their records by a field that the list can filter by.
  await page.goto(`${builtIn.origin}/-/import/customers`);
  const named = [`${old},,`, "dora@mail.example,Dora Bauer,DE"];
  await choose(page, ["email,name,country", ...named].join("\n").replace(",,", ",Renamed,"));
  await page.getByRole("radio", { name: "Add or change" }).click();
  await page.getByLabel("Match records by").selectOption("Email");
  await page.getByRole("button", { name: "Check all rows" }).click();
  await expect(page.getByRole("status").filter({ hasText: "valid" })).toHaveText(
    "All 2 rows are valid. 1 new record, 1 existing record.",
  );
  await page.getByRole("button", { name: "Send 2 records" }).click();
  await expectDone(page, 2);
  const after = await readApi(builtIn, token, "/customers?q=bauer");
  expect(after.map(({ name }) => name)).toContain("Dora Bauer");
  const [renamed] = await readApi(builtIn, token, `/customers?id=${ids[0]}`);
  expect(renamed).toMatchObject({ name: "Renamed", email: old });
});

async function open(page: Page, builtIn: BuiltIn, path: string): Promise<string> {
  // The browser's own dialog cannot be driven: files are handed over at the end.
  await page.addInitScript(() => {
    Object.assign(globalThis, { showSaveFilePicker: undefined });
  });
  const session = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, session, path);
  await expect(bodyRows(page).first()).toBeVisible();
  return session.token;
}

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.getByLabel("File to import").setInputFiles(file);
}

async function drop(page: Page, text: string): Promise<void> {
  const files = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "rows.csv", { type: "text/csv" }));
    return data;
  }, text);
  const zone = page.getByText("Choose a file or drop it here");
  await zone.dispatchEvent("dragover", { dataTransfer: files });
  await zone.dispatchEvent("drop", { dataTransfer: files });
}

async function save(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFileSync(await download.path(), "utf8");
}

async function expectDone(page: Page, count: number): Promise<void> {
  await expect(page).toHaveURL(/\/-\/jobs\//);
  await expect(page.getByText(`${count} done`).first()).toBeVisible();
}

async function readApi(builtIn: BuiltIn, token: string, path: string) {
  const reply = await fetch(`${builtIn.origin}/api${path}&perPage=1000`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await reply.json()) as { data: Record<string, unknown>[] }).data;
}
