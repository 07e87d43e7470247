import { sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, test } from "#e2e/fixtures/test.ts";

test("an API without a description opens at the address of a list", async ({
  page,
  openGateway,
}) => {
  const flags: string[] = [];
  const { origin } = await openGateway({
    serve: (upstream) => {
      upstream.on("GET /api/tasks", {
        json: [
          { id: 1, title: "Sweep the deck", due: "2026-05-01", done: false },
          { id: 2, title: "Mend the sail", due: "2026-06-01", done: true },
        ],
      });
      flags.push("--api", `${upstream.origin}/api/tasks`);
    },
    flags,
  });
  await page.goto(origin);
  await page
    .getByRole("button", { name: /^(?:Continue|Open|Sign in)/ })
    .first()
    .click();
  await sidebarLink(page, "Tasks").click();
  const table = page.getByRole("table");
  await expect(table.getByText("Sweep the deck")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Due" })).toBeVisible();
});
