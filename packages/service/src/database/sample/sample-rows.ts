import { samplePicture } from "./sample-pictures.ts";
import { growth, joinMoment } from "./sample-times.ts";

const customers = { count: 20_000, days: 1800 };

/**
 * `pick(id, salt, n)`: 0 to n - 1, the same on every machine. `customers_before` and `products_before`: how many there
 * were before the event with a number of a series that lasts some days. The planner inlines them.
 */
export const samplePick = `
create function pg_temp.pick(bigint, integer, integer) returns integer language sql immutable
  return (((hashint8extended($1, $2) % $3) + $3) % $3)::integer;
create function pg_temp.customers_before(bigint, integer, integer) returns integer language sql immutable
  return floor(${customers.count} * power(1 - $3 / ${customers.days}.0 * (1 - power(greatest($1 - $2 / 1000, 1)::float8 / $2, ${growth})), ${1 / growth}))::integer - 1;
create function pg_temp.products_before(bigint, integer, integer) returns integer language sql immutable
  return floor((2500 - $3 * (1 - power($1::float8 / $2, ${growth}))) / 1.25)::integer;
`;

const ownFunctions = /\b(pick|customers_before|products_before)\(/g;

const isoDay = (end: Date): string => end.toISOString().slice(0, 10);

/** Rows of all tables but those of orders. The last ones are of the day of `end`. */
export const writeSmallRows = (end: Date): string =>
  `
insert into people.employees (id, name, email, job_title, department, manager_id, hired_on, salary, is_remote, skills, about)
select g, case when is_family_first then family[f] || ' ' || given[v] else given[v] || ' ' || family[f] end,
  latin_given[v] || '.' || latin_family[f] || case when row_number() over (partition by latin_given[v], latin_family[f] order by g) > 1 then g::text else '' end || '@quarterdeck.example',
  case when g = 1 then 'Managing director' when g <= 6 then 'Head of ' || lower(department) else titles[level] end,
  case when g = 1 then 'Management' else department end, case when g = 1 then null when g <= 6 then 1 else 2 + (g + 3) % 5 end,
  date '${isoDay(end)}' - case when g <= 6 then 3600 + pick(g, 4, 1260) else 60 + pick(g, 4, 4500) end,
  case when g = 1 then 128000 when g <= 6 then 82000 + 500 * pick(g, 5, 20) else 19500 + 9500 * level + 50 * pick(g, 5, 160) end,
  department <> 'Warehouse' and pick(g, 6, 3) = 0, skills[1 + pick(g, 7, 2) : 2 + pick(g, 8, 3)],
  case when pick(g, 9, 3) = 0 then about[1 + pick(g, 11, 6)] || ' ' || about_more[1 + pick(g, 13, 5)] end
from generate_series(1, 120) g
join names on names.id = pick(g, 1, 12)
join departments on departments.id = g % 5
cross join lateral (select 1 + pick(g, 2, 8) v, 1 + pick(g, 10, 8) f, 1 + pick(g, 3, 4) as level) n
cross join (select (select list from words where kind = 'about') about, (select list from words where kind = 'aboutMore') about_more) w
order by g;

insert into catalog.categories (id, parent_id, name, slug, position, description)
select g, case when g <= 6 then null when g <= 24 then 1 + (g - 7) % 6 else home end, name, replace(lower(name), ' ', '-'), g, list[g]
from generate_series(1, 60) g
join words on words.kind = 'category'
join things on things.id = (g + 15) % 20
cross join lateral (select case when thing ~ '(?:s|x|ch|sh)$' then 'es' else 's' end as plural) p
cross join lateral (select
  case when g <= 24 then (array['Home', 'Office', 'Garden', 'Kitchen', 'Travel', 'Workshop',
      'Home furniture', 'Office furniture', 'Garden furniture', 'Tableware', 'Bags', 'Tool storage',
      'Home textiles', 'Stationery', 'Garden tools', 'Cooking', 'Rainwear', 'Workbenches',
      'Decoration', 'Office electronics', 'Planters', 'Kitchen storage', 'Travel accessories', 'Safety'])[g]
    when g <= 44 then initcap(thing) || plural else 'Small ' || thing || plural end as name,
  (array[8, 19, 7, 16, 13, 22, 19, 10, 11, 19, 14, 20, 10, 12, 17, 7, 19, 20, 10, 22])[1 + things.id] as home) n
order by g;

insert into catalog.suppliers (id, name, country, email, website, rating, lead_time, opens_at, is_active, contract)
-- Two family names, another pair for each supplier of a country, and its legal form.
select g, family[a] || ' & ' || family[b] || ' ' || legal_form, country, 'orders@' || host, 'https://www.' || host || '/',
  (array[4, 3, 5, 4, 2, 4, 3, 5])[1 + pick(g, 13, 8)],
  make_interval(days => 1 + pick(g, 14, 30)), time '06:00' + make_interval(mins => 15 * pick(g, 15, 16)), g % 9 <> 0,
  jsonb_build_object('terms', jsonb_build_object('days', 14 + 7 * (g % 4), 'discount', g % 3), 'contacts', jsonb_build_array(given[1 + g % 8], given[1 + (g + 3) % 8]))
from (select g, pick(g, 16, 12) name, row_number() over (partition by pick(g, 16, 12) order by g) n from generate_series(1, 80) g) s
join names on names.id = name
cross join lateral (select 1 + n % 8 a, 1 + (n + 1 + n / 8 % 7) % 8 b) f
cross join lateral (select latin_family[a] || '-' || latin_family[b] || '.example' host) h order by g;

insert into catalog.products (id, sku, name, category_id, supplier_id, price, cost, stock, weight_kg, color, image_url, tags, attributes, warranty, is_discontinued, released_on, description)
select g, 'QD-' || lpad(g::text, 6, '0'),
  adjective || ' ' || materials.material || ' ' || thing || case when n > 1 then ' ' || collection[1 + (n + pick(k, 34, 16)) % 16] else '' end,
  -- The category of the thing, or of its small kind, which 16 things have.
  25 + things.id + case when things.id < 16 then 20 * pick(g, 23, 2) else 0 end, 1 + pick(g, 24, 80), p, round(p * (40 + pick(g, 25, 30)) / 100, 4), greatest(0, pick(g, 26, 500) - 40),
  (weight[1] + pick(g, 27, 1 + (weight[2] - weight[1]) / 10) * 10) / 1000.0, c,
  'data:image/svg+xml;base64,' || replace(encode(convert_to(${samplePicture}, 'UTF8'), 'base64'), E'\\n', ''),
  array[materials.material, lower(adjective)],
  jsonb_build_object('size', jsonb_build_object('width', width[1] + pick(g, 29, 1 + width[2] - width[1]), 'height', height[1] + pick(g, 30, 1 + height[2] - height[1]), 'unit', 'cm'), 'assembled', g % 2 = 0 or price[1] < 60),
  case when g % 5 > 0 then make_interval(months => 12 * (1 + g % 3)) end, g % 17 = 0, date '${isoDay(end)}' - 2560 + g * 5 / 4,
  case when g % 10 > 0 then things.about || ' ' || adjectives.about || ' ' || materials.about || case when pick(g, 32, 3) > 0 then ' ' || care[1 + pick(g, 35, 6)] else '' end end
from (select g, k, row_number() over (partition by k order by g) n
  from generate_series(1, 2000) g cross join lateral (select (pick(g, 22, 20) * 12 + pick(g, 20, 12)) * 3 + pick(g, 21, 3) k) k) numbered
join things on things.id = pick(g, 22, 20)
join adjectives on adjectives.id = pick(g, 20, 12)
join materials on materials.material = things.materials[1 + pick(g, 21, 3)]
cross join (select (select list from words where kind = 'drawing') drawings, (select list from words where kind = 'color') colors, (select list from words where kind = 'wall') wall,
  (select list from words where kind = 'collection') collection, (select list from words where kind = 'care') care) w
cross join lateral (select price[1] + pick(g, 28, price[2] - price[1]) + (array[0.9, 0.5, 0.95, 0])[1 + pick(g, 37, 4)] p, colors[1 + pick(g, 33, 24)] c, drawings[1 + things.id] drawing) x
order by g;

insert into sales.customers (id, name, kind, email, phone, country, language, birthday, credit_limit, account_manager_id, is_active, preferences, created_at, note)
select g, case when g % 7 = 0 then family[f] || ' ' || legal_form when is_family_first then family[f] || ' ' || given[v] else given[v] || ' ' || family[f] end,
  case when g % 7 = 0 then 'company' else 'person' end::sales.customer_kind,
  case when g % 7 = 0 then 'office@' || latin_family[f] || g || '.example' else latin_given[v] || '.' || latin_family[f] || g || '@mail.example' end,
  case when g % 6 > 0 then '+' || dialing_code || ' ' || 10 + pick(g, 41, 90) || ' ' || 1000000 + pick(g, 42, 8999999) end, country, language,
  case when g % 7 > 0 and g % 4 > 0 then date '1945-01-01' + pick(g, 43, 22000) end, case when g % 5 > 0 then 500 * (1 + pick(g, 44, 60)) end,
  case when g % 7 = 0 then 10 + 5 * pick(g, 45, 20) end, g % 23 <> 0,
  jsonb_build_object('newsletter', g % 3 = 0, 'channels', case when g % 2 = 0 then '["email"]'::jsonb else '["email", "sms"]'::jsonb end),
  moment,
  case when pick(g, 47, 12) = 0 then note[1 + pick(g, 40, 8)] end
from generate_series(1, 20000) g join names on names.id = pick(g, 48, 12)
cross join lateral (select 1 + pick(g, 49, 8) v, 1 + pick(g, 50, 8) f) n
cross join (select list note from words where kind = 'customerNote') w
${joinMoment({ number: "g - pick(g, 46, 900) / 1000.0", ...customers, end })}
order by g;

insert into sales.addresses (customer_id, kind, street, postal_code, city, country, latitude, longitude)
select c.id, k, replace(streets[1 + pick(c.id, 51, 5)], '%', (1 + pick(c.id, 52, 90))::text), replace(postal_codes[town], '%', (1 + pick(c.id, 53, 9))::text), cities[town], c.country,
  round((latitudes[town] + distances[town] * (pick(c.id, 55, 2000) - 1000) / 1000000.0)::numeric, 4),
  round((longitudes[town] + distances[town] * (pick(c.id, 56, 2000) - 1000) / 1000000.0)::numeric, 4)
from sales.customers c join names on names.country = c.country
cross join lateral (select 1 + pick(c.id, 54, 4) town) t
cross join unnest(enum_range(null::sales.address_kind)) k where k = 'billing' or c.id % 4 = 0 order by c.id;

insert into catalog.reviews (product_id, customer_id, rating, title, body, is_verified, written_at)
select p, case when g % 11 > 0 then 1 + pick(g, 61, customers_before(g, 10000, 1180)) end, r, replace(split_part(t, '|', 1), '%', thing),
  replace(split_part(t, '|', 2), '%', thing) || case when r = 3 or pick(g, 64, 2) = 0 then '' else ' ' || more[1 + pick(g, 66, cardinality(more))] end, g % 3 > 0, moment
from generate_series(1, 10000) g
cross join lateral (select 1 + pick(g, 60, products_before(g, 10000, 1180)) p, 5 - least(4, pick(g, 62, 9) / 2) r) x
join things on things.id = pick(p, 22, 20)
join (select array[1, 2] ratings, 'blame' kind, 'blameMore' more_kind union all select array[3], 'middling', 'praiseMore' union all select array[4, 5], 'praise', 'praiseMore') k on r = any(k.ratings)
cross join lateral (select (select list from words where kind = k.kind) list, (select list from words where kind = k.more_kind) more) w
cross join lateral (select list[1 + pick(g, 63, cardinality(list))] t) text
${joinMoment({ number: "g - pick(g, 65, 900) / 1000.0", count: 10_000, days: 1180, end })}
order by g;
`.replaceAll(ownFunctions, "pg_temp.$1(");

/** Ten equally frequent statuses of an order by its age: an order is paid, then shipped, then delivered. */
function statusesAt(end: Date): string {
  const after = (days: number): string =>
    `moment > timestamptz '${end.toISOString()}' - interval '${days} days'`;
  return `case when ${after(1)} then '{draft,draft,open,open,open,paid,paid,paid,shipped,cancelled}'
    when ${after(8)} then '{draft,open,paid,paid,paid,shipped,shipped,shipped,shipped,cancelled}'
    when ${after(18)} then '{open,paid,shipped,shipped,delivered,delivered,delivered,delivered,delivered,cancelled}'
    else '{delivered,delivered,delivered,delivered,delivered,shipped,cancelled,returned,paid,delivered}' end::text[]`;
}

/** Rows of orders and of their lines, payments and shipments. The last orders are of the day of `end`. */
export const writeOrderRows = (end: Date): string =>
  `
insert into sales.order_lines (order_id, line_no, product_id, quantity, unit_price, discount)
select o, l, p.id, 1 + pick(o * 4 + l, 71, 4), p.price, case when pick(o, 72, 9) = 0 then 0.1 else 0 end
from generate_series(1, 100000) o cross join lateral generate_series(1, 1 + pick(o, 70, 3)) l
join catalog.products p on p.id = 1 + pick(o * 4 + l, 73, products_before(o, 100000, 1250))
order by o, l;

insert into sales.orders (id, number, customer_id, salesperson_id, status, total, currency, placed_at, due_on, is_gift, tags, metadata, note)
select o, 'SO-' || lpad(o::text, 7, '0'), c.id, case when o % 3 = 0 then 5 + 5 * pick(o, 75, 22) end,
  (${statusesAt(end)})[1 + pick(o, 76, 10)]::sales.order_status,
  t.total, case when c.country = 'GB' then 'GBP' else 'EUR' end,
  moment, moment::date + 14 * pick(o, 78, 4), pick(o, 79, 12) = 0,
  case when pick(o, 80, 3) = 0 then array[tag[1 + pick(o, 81, 8)]] when pick(o, 80, 9) = 1 then array[tag[1 + pick(o, 81, 4)], tag[5 + pick(o, 82, 4)]] else '{}' end,
  jsonb_build_object('channel', (array['web', 'phone', 'shop'])[1 + o % 3], 'session', o * 7919),
  case when pick(o, 83, 7) = 0 then notes[1 + pick(o, 84, 12)] end
from (select order_id o, sum(line_total) total from sales.order_lines group by order_id) t
cross join (select (select list from words where kind = 'tag') tag, (select list from words where kind = 'note') notes) w
-- One of four is of a new customer.
cross join lateral (select customers_before(o, 100000, 1250) n offset 0) existing
join sales.customers c on c.id = case when pick(o, 94, 4) = 0 then n - pick(o, 95, 20) else 1 + pick(o, 74, n) end
${joinMoment({ number: "o - pick(o, 85, 900) / 1000.0", count: 100_000, days: 1250, end })}
order by o;

insert into sales.payments (id, order_id, method, state, amount, reference, received_at)
select md5('payment ' || id)::uuid, id, (enum_range(null::sales.payment_method))[1 + pick(id, 86, 5)],
  case when status = 'returned' then 'refunded' when pick(id, 87, 60) = 0 then 'failed' else 'settled' end::sales.payment_state,
  total, 9007199254740993 + id * 1000003, least(placed_at + make_interval(hours => pick(id, 88, 200)), timestamptz '${end.toISOString()}')
from sales.orders where status not in ('draft', 'open', 'cancelled') and id % 2 = 0 and total > 0;

insert into sales.shipments (order_id, carrier, tracking_number, state, weight_kg, shipped_at, delivered_at)
select id, carrier[1 + pick(id, 89, 6)], case when id % 7 > 0 then 'T' || id * 48271 end,
  case when status = 'shipped' then 'in transit' when pick(id, 90, 400) = 0 then 'lost' else 'delivered' end::sales.shipment_state,
  (200 + pick(id, 91, 30000)) / 1000.0,
  least(placed_at + make_interval(hours => 8 + pick(id, 92, 60)), placed_at + (timestamptz '${end.toISOString()}' - placed_at) * 0.6),
  case when status <> 'shipped' and pick(id, 90, 400) > 0 then placed_at + make_interval(hours => 70 + pick(id, 93, 100)) end
from sales.orders cross join (select list carrier from words where kind = 'carrier') w
where status in ('shipped', 'delivered', 'returned') and id % 2 = 1;

select setval(pg_get_serial_sequence(t, 'id'), n) from (values ('people.employees', 120), ('catalog.categories', 60),
  ('catalog.suppliers', 80), ('catalog.products', 2000), ('sales.customers', 20000), ('sales.orders', 100000)) s(t, n);
drop table names, words, departments, things, adjectives, materials;
drop function pg_temp.pick, pg_temp.customers_before, pg_temp.products_before;
`.replaceAll(ownFunctions, "pg_temp.$1(");
