import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { listTestEngines } from "#testing/test-engines.ts";
import type { OpenEngine } from "#testing/test-engines.ts";
import { listStatements } from "./list-statements.ts";
import { writeSampleScripts } from "./sample-scripts.ts";

const expected: { readonly [table: string]: number } = {
  "people.employees": 120,
  "catalog.categories": 60,
  "catalog.suppliers": 80,
  "catalog.products": 2000,
  "catalog.reviews": 10_000,
  "sales.customers": 20_000,
  "sales.addresses": 25_000,
  "sales.orders": 100_000,
  "sales.customer_totals": 20_000,
};

const end = new Date("2026-03-17T02:30:00Z");
const sampleScripts = writeSampleScripts(end);

// The real one is several times faster; the embedded one makes the same rows in every end-to-end test.
const engines = listTestEngines();
const open = (engines.find(({ name, open: can }) => name === "remote" && can) ?? engines[0])?.open;

describe.skipIf(open === undefined)("the sample business", () => {
  let engine: OpenEngine | undefined;
  const get = (): Database => {
    if (engine === undefined) throw new Error("The engine is not open.");
    return engine.database;
  };
  beforeAll(async () => {
    engine = await open?.();
    const statements = sampleScripts.flatMap(listStatements);
    // One session, as on a first start: it makes temporary tables.
    const rows = statements.filter((text) => !/^(vacuum|checkpoint)/.test(text));
    await engine?.database.transaction(async (tx) => {
      await tx.query("set local statement_timeout = 0");
      for (const statement of rows) await tx.query(statement);
    });
  }, 120_000);
  afterAll(async () => engine?.close());

  test.each(Object.entries(expected))("%s has %i rows", async (table, rows) => {
    const response = await get().query<{ count: string }>(`select count(*) from ${table}`);
    expect(Number(response.rows[0]?.count)).toBe(rows);
  });

  test("is made without chance", async () => {
    expect(sampleScripts.join("\n")).not.toMatch(/random\(|current_|clock_timestamp/);
    const { rows } = await get().query<{ sum: string }>("select sum(total) from sales.orders");
    expect(rows[0]?.sum).toBe("53573788.80");
  });

  test("names each category once, and products are in the category of their name", async () => {
    const { rows } = await get().query<{ names: string; slugs: string }>(
      "select count(distinct name) as names, count(distinct slug) as slugs from catalog.categories",
    );
    expect(rows[0]).toEqual({ names: "60", slugs: "60" });
    const wrong = await get().query(
      `select p.name, c.name as category from catalog.products p join catalog.categories c on c.id = p.category_id
      where lower(p.name) not like '%' || regexp_replace(lower(c.name), '^small |(?:(?<=x)e)?s$', '', 'g') || '%'`,
    );
    expect(wrong.rows).toEqual([]);
  });

  test("has English plurals", async () => {
    const { rows } = await get().query(
      "select name from catalog.categories where name ~ '(?:s|x|ch|sh)s$'",
    );
    expect(rows).toEqual([]);
  });

  test("ends at the given time, with growth, seasons and weekdays", async () => {
    const counts = async (of: string) => {
      const { rows } = await get().query<{ part: string; count: string }>(
        `select to_char(placed_at at time zone 'UTC', '${of}') as part, count(*) from sales.orders group by 1 order by 1`,
      );
      return new Map(rows.map(({ part, count }) => [part, Number(count)]));
    };
    const { rows } = await get().query<{ last: Date }>(
      "select max(placed_at) as last from sales.orders",
    );
    const last = new Date(rows[0]?.last ?? 0).getTime();
    expect(last).toBeLessThanOrEqual(end.getTime());
    expect(last).toBeGreaterThan(end.getTime() - 3_600_000);
    const years = await counts("YYYY");
    expect(years.get("2025")).toBeGreaterThan((years.get("2023") ?? 0) * 1.1);
    const months = await counts("YYYY-MM");
    expect(months.get("2025-12")).toBeGreaterThan((months.get("2025-06") ?? 0) * 1.3);
    const days = await counts("ID");
    expect(days.get("7")).toBeLessThan((days.get("1") ?? 0) * 0.7);
    const later = await get().query(
      `select 1 from sales.orders left join sales.payments p on p.order_id = orders.id left join sales.shipments s on s.order_id = orders.id
         where greatest(placed_at, received_at, shipped_at, delivered_at) > '${end.toISOString()}'
       union all select 1 from sales.customers where created_at > '${end.toISOString()}'
       union all select 1 from catalog.reviews where written_at > '${end.toISOString()}' limit 1`,
    );
    expect(later.rows).toEqual([]);
  });

  test("the newest orders have statuses of their age", async () => {
    const statuses = async (where: string): Promise<readonly string[]> => {
      const { rows } = await get().query<{ status: string }>(
        `select status::text from (select status from sales.orders where ${where} order by id desc limit 25) o group by 1`,
      );
      return rows.map(({ status }) => status);
    };
    const newest = await statuses("true");
    expect(newest).toEqual(expect.arrayContaining(["draft", "open", "paid", "shipped"]));
    expect(newest).not.toContain("delivered");
    const older = await statuses(
      `placed_at < '${end.toISOString()}'::timestamptz - interval '9 days'`,
    );
    expect(older).toEqual(expect.arrayContaining(["paid", "shipped", "delivered"]));
    expect(older).not.toContain("draft");
  });

  test("every order's total is the sum of its lines", async () => {
    const { rows } = await get().query(
      `select o.id from sales.orders o left join (select order_id, sum(line_total) as total from sales.order_lines group by 1) l
         on l.order_id = o.id where o.total is distinct from l.total limit 1`,
    );
    expect(rows).toEqual([]);
  });

  test("holds numbers that JavaScript cannot, and names in many scripts", async () => {
    const { rows } = await get().query<{ least: string; scripts: boolean }>(
      `select min(reference) as least, (select bool_and(exists (select from sales.customers where name ~ script)) from unnest(array['[а-я]', '[ぁ-ん]', '[一-龯]', '[α-ω]', '[ا-ي]']) script) as scripts from sales.payments`,
    );
    expect(BigInt(rows[0]?.least ?? 0)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
    expect(rows[0]?.scripts).toBe(true);
  });

  test("names have no digits, and companies have the legal form of their country", async () => {
    const numbered = await get().query(
      `select name from (select name, id from catalog.products union all select name, id from catalog.suppliers
         union all select name, id from sales.customers union all select name, id from people.employees) n
       where name ~ '\\d'`,
    );
    expect(numbered.rows).toEqual([]);
    const { rows } = await get().query<{ country: string; form: string }>(
      `select distinct country, regexp_replace(name, '^\\S+ & \\S+ ', '') as form from catalog.suppliers`,
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { country: "DE", form: "GmbH" },
        { country: "JP", form: "株式会社" },
        { country: "PL", form: "Sp. z o.o." },
      ]),
    );
    expect(rows).toHaveLength(new Set(rows.map(({ country }) => country)).size);
  });

  test("each product has a small picture of the thing that it is", async () => {
    const { rows } = await get().query<{ picture: string; thing: string; color: string }>(
      `select convert_from(decode(split_part(image_url, ',', 2), 'base64'), 'UTF8') as picture,
         regexp_replace(name, '^\\S+ \\S+ (\\S+).*$', '\\1') as thing, color from catalog.products`,
    );
    const bodies = new Map<string, Set<string>>();
    for (const { picture, thing, color } of rows) {
      expect(picture).toMatch(/^<svg [^>]+>(?:<path [^<>]+\/>)+<\/svg>$/);
      expect(picture.length).toBeLessThan(800);
      const body = new RegExp(`<path fill="${color}" d="([^"]+)"`).exec(picture)?.[1] ?? "none";
      bodies.set(thing, (bodies.get(thing) ?? new Set()).add(body));
    }
    expect(bodies.size).toBe(20);
    expect(new Set(Array.from(bodies.values(), ([body]) => body)).size).toBe(20);
    expect(Array.from(bodies.values()).filter(({ size }) => size > 1)).toEqual([]);
  });

  test("no two products have the same name, and no text repeats a part of itself", async () => {
    const { rows } = await get().query<{ name: string; description: string | null }>(
      "select name, description from catalog.products",
    );
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    const texts = await get().query<{ text: string }>(
      `select description as text from catalog.products where description is not null union all select body from catalog.reviews
         union all select about from people.employees where about is not null`,
    );
    const repeating = texts.rows.filter(({ text }) => {
      const parts = text.split(/(?<=[.!?]) /);
      return new Set(parts).size < parts.length;
    });
    expect(repeating).toEqual([]);
  });

  test("weights and prices are those of the thing", async () => {
    const ranges = await get().query<{ thing: string; heaviest: number; dearest: number }>(
      `select regexp_replace(name, '^\\S+ \\S+ (\\S+).*$', '\\1') as thing, max(weight_kg)::float8 as heaviest, max(price)::float8 as dearest
         from catalog.products group by 1`,
    );
    const of = (thing: string) => ranges.rows.find((row) => row.thing === thing);
    expect(of("mug")?.heaviest).toBeLessThan(0.5);
    expect(of("mug")?.dearest).toBeLessThan(30);
    expect(of("desk")?.heaviest).toBeGreaterThan(30);
  });

  test("titles of reviews fit their rating", async () => {
    const { rows } = await get().query<{ title: string; least: number; most: number }>(
      `select title, min(rating) as least, max(rating) as most from catalog.reviews where product_id <> 1347 group by title`,
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ least, most }) => least < 3 !== most < 3)).toEqual([]);
  });

  test("customers exist before they order and write reviews, and products before they are bought", async () => {
    const early = await get().query(
      `select o.id from sales.orders o join sales.customers c on c.id = o.customer_id where o.placed_at < c.created_at
       union all select r.id from catalog.reviews r join sales.customers c on c.id = r.customer_id where r.written_at < c.created_at
       union all select l.order_id from sales.order_lines l join sales.orders o on o.id = l.order_id
         join catalog.products p on p.id = l.product_id where o.placed_at < p.released_on limit 5`,
    );
    expect(early.rows).toEqual([]);
  });

  test("employees have the manager of their department, and sales are those of the sales department", async () => {
    const wrong = await get().query(
      `select e.id from people.employees e join people.employees m on m.id = e.manager_id where m.id > 1 and m.department <> e.department
       union all select e.id from people.employees e join people.employees m on m.id = e.manager_id where e.salary >= m.salary
       union all select e.id from sales.orders o join people.employees e on e.id = o.salesperson_id where e.department <> 'Sales'
       union all select e.id from sales.customers c join people.employees e on e.id = c.account_manager_id where e.department <> 'Sales' limit 5`,
    );
    expect(wrong.rows).toEqual([]);
  });

  test("phone numbers have the code of their country", async () => {
    const { rows } = await get().query<{ country: string; code: string }>(
      `select distinct country, split_part(phone, ' ', 1) as code from sales.customers where phone is not null`,
    );
    expect(rows).toHaveLength(12);
    expect(rows).toEqual(
      expect.arrayContaining([
        { country: "DE", code: "+49" },
        { country: "EG", code: "+20" },
        { country: "GB", code: "+44" },
      ]),
    );
  });

  test("addresses are in their cities", async () => {
    const { rows } = await get().query<{ city: string; latitude: number; longitude: number }>(
      `select city, round(avg(latitude)) as latitude, round(avg(longitude)) as longitude from sales.addresses
         group by city having max(latitude) - min(latitude) < 0.1 and max(longitude) - min(longitude) < 0.1`,
    );
    const positions = rows.map(({ city, latitude, longitude }) => [city, latitude, longitude]);
    expect(positions).toHaveLength(48);
    expect(positions).toEqual(
      expect.arrayContaining([
        ["Lyon", 46, 5],
        ["A Coruña", 43, -8],
        ["札幌", 43, 141],
        ["أسوان", 24, 33],
      ]),
    );
  });

  test("has a late supplier, a returning customer and a product that breaks", async () => {
    const count = async (sql: string) =>
      Number((await get().query<{ count: string }>(`select count(*) ${sql}`)).rows[0]?.count);
    const recent = `> '${end.toISOString()}'::timestamptz - interval '90 days'`;
    const deliveries = (supplier: string) =>
      `from sales.shipments s join sales.orders o on o.id = s.order_id where o.placed_at ${recent}
        and exists (select from sales.order_lines l join catalog.products p on p.id = l.product_id
          where l.order_id = o.id and p.supplier_id ${supplier})`;
    const slow = "and (delivered_at is null or delivered_at > placed_at + interval '10 days')";
    const share = async (supplier: string) =>
      (await count(`${deliveries(supplier)} ${slow}`)) / (await count(deliveries(supplier)));
    expect(await share("= 12")).toBeGreaterThan(3 * (await share("= 13")));
    const orders = "from sales.orders where customer_id = 2002 and placed_at";
    expect(await count(`${orders} ${recent}`)).toBeGreaterThan(3);
    const pause = `between '2024-11-15' and '2026-01-30'`;
    expect(await count(`${orders} ${pause}`)).toBe(0);
    expect(await count(`${orders} < '2024-11-01'`)).toBeGreaterThan(10);
    const broken = "from catalog.reviews where product_id = 1347 and title like 'Broke%'";
    expect(await count(broken)).toBeGreaterThan(0);
  });

  test("new rows get new keys", async () => {
    const insert = "insert into sales.orders (number, customer_id) values ('x', 1) returning id";
    expect((await get().query(insert)).rows).toEqual([{ id: "100001" }]);
  });
});
