import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

const bookings = `
create schema hotel;
create table hotel.bookings (id integer primary key, guest text not null, status text not null default 'open');
insert into hotel.bookings (id, guest) values (1, 'Ada Byron'), (2, 'Grace Hopper'), (3, 'Alan Kay');
create function hotel.release(booking hotel.bookings, reason text) returns hotel.bookings language sql security definer
  as $$ update hotel.bookings set status = reason where id = booking.id returning * $$;
create function hotel.price(nights integer, rate numeric default 99.50) returns numeric language sql immutable
  as $$ select nights * rate $$;
create function hotel.open_bookings() returns setof hotel.bookings language sql stable
  as $$ select * from hotel.bookings where status = 'open' order by id $$;
create table hotel.guests (id integer primary key, name text, left_at timestamptz);
insert into hotel.guests values (1, 'Ada Byron', null);
create function hotel.leave() returns trigger language plpgsql as $$ begin
  update hotel.guests set left_at = '2024-01-01Z' where id = old.id; return null; end $$;
create trigger leave before delete on hotel.guests for each row execute function hotel.leave();
create procedure hotel.archive() language plpgsql as $$ begin update hotel.bookings set status = 'x'; commit; end $$;
`;

test("functions of a database are operations with a form, actions of records and lists, and its triggers are reported @long", async ({
  page,
  openBuiltIn,
  watched,
}) => {
  watched.allowFailed(409);
  const service = await openBuiltIn({ sql: bookings });
  const session = (await service.register(owner)) ?? {};
  await signInWith(page, service.origin, session, "/-/operations");
  const main = page.getByRole("main");
  await main
    .getByRole("link", { name: /^Price/ })
    .first()
    .click();
  await main.getByLabel("Nights").fill("3");
  await main.getByRole("button", { name: /^(?:Send|Run)$/ }).click();
  await expect(main).toContainText("298.50");
  await lookAt(page, "function with a result");

  await page.goto(`${service.origin}/bookings/2`);
  await main.getByRole("button", { name: /^More actions/ }).click();
  await page.getByRole("button", { name: "Release", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("SECURITY DEFINER");
  await expect(dialog).toContainText("VOLATILE");
  await dialog.getByLabel("Reason").fill("flight canceled");
  await lookAt(page, "function as an action");
  await dialog.getByRole("button", { name: "Release", exact: true }).click();
  await expect(main).toContainText("flight canceled");

  await page.goto(`${service.origin}/open_bookings`);
  await expect(main.locator("tbody tr")).toHaveCount(2);

  await page.goto(`${service.origin}/-/operations`);
  await main
    .getByRole("link", { name: /^Archive/ })
    .first()
    .click();
  await main.getByRole("button", { name: /^(?:Send|Run)$/ }).click();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("COMMIT or ROLLBACK").first()).toBeVisible();

  // A trigger that marks a record as deleted instead.
  await page.goto(`${service.origin}/guests/1`);
  await main.getByRole("button", { name: /^More actions/ }).click();
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(dialog).toContainText("A trigger changed left_at instead.");
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(main).toContainText("1 Jan 2024");
});
