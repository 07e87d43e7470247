import { serveTickets } from "#e2e/fixtures/tickets-api.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("references by another field than the key have titles, links, pickers and related lists @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveTickets });
  await signInWith(page, origin, undefined, "/tickets");
  await page.getByRole("button", { name: "Load titles" }).click();
  const project = page.getByRole("link", { name: "Apollo program" });
  await expect(project).toHaveAttribute("href", /\/projects\/apollo$/);
  // A name that the list of its records has.
  await expect(page.getByRole("link", { name: "ada" })).toHaveAttribute("href", /\/users\/1$/);

  await page.getByRole("link", { name: "Leak" }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  const picker = page.getByRole("combobox", { name: "Project" });
  await expect(picker).toHaveValue("Apollo program");
  await picker.click();
  await page.getByRole("option", { name: "Gemini program" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("was changed")).toBeVisible();
  const sent = upstream.requests.find(({ method }) => method === "PATCH");
  expect(JSON.parse(sent?.body ?? "")).toEqual({ project: 8 });

  await page.goto(`${origin}/projects/apollo`);
  await expect(page.getByRole("heading", { name: /^Tickets/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Leak" })).toBeVisible();
});
