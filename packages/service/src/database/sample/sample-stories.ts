/** Recent events of a supplier, a customer and a product, as changes to their rows. Times are relative to `end`. */
export function writeSampleStories(end: Date): string {
  const before = (days: number): string =>
    `timestamptz '${end.toISOString()}' - interval '${days} days'`;
  return `
${writeLateSupplier(before)}
${writeReturningCustomer(before)}
${writeBrokenProduct(before)}
`;
}

type Before = (days: number) => string;

/** A supplier that delivers weeks late since three months. */
const writeLateSupplier = (before: Before): string => `
create temp table late as
  select o.id, o.placed_at > ${before(25)} as is_open from sales.orders o
  where o.placed_at > ${before(90)} and o.status in ('shipped', 'delivered') and exists (
    select from sales.order_lines l join catalog.products p on p.id = l.product_id where l.order_id = o.id and p.supplier_id = 12);
update catalog.suppliers set rating = 1, lead_time = interval '34 days',
  contract = contract || '{"remark": "Late for three months. Penalty agreed, a second source is needed."}' where id = 12;
update catalog.products set stock = 0 where supplier_id = 12 and id % 3 > 0;
update sales.orders o set status = case when is_open then 'shipped' else status end, note = 'Late because of the supplier. The customer knows.'
  from late where late.id = o.id;
update sales.shipments s set delivered_at = case when not is_open then least(delivered_at + interval '17 days', ${before(0)}) end,
  state = case when is_open then 'in transit' else state end from late where late.id = s.order_id;
update catalog.reviews r set rating = 2, title = 'Late again', body = 'It came three weeks after the day you promised. The piece itself is fine.'
  from catalog.products p where p.id = r.product_id and p.supplier_id = 12 and r.written_at > ${before(90)};
drop table late;`;

/** A company that bought every few weeks, stayed away for more than a year, and came back. */
const writeReturningCustomer = (before: Before): string => `
update sales.orders set customer_id = 2009 where customer_id = 2002;
update sales.orders set customer_id = 2002 where id % 613 = 0 and (placed_at < ${before(500)} or placed_at > ${before(45)});
update sales.customers set note = 'Bought every few weeks, then went to a competitor. Came back last month after a visit.' where id = 2002;`;

/** A product that breaks: it is sent back, and no longer sold. */
const writeBrokenProduct = (before: Before): string => `
create temp table broken as
  select o.id from sales.orders o join sales.order_lines l on l.order_id = o.id
  where l.product_id = 1347 and o.placed_at > ${before(200)} and o.status = 'delivered';
update sales.orders o set status = 'returned', note = 'Broken in the first week. Money back.' from broken where broken.id = o.id;
update sales.payments p set state = 'refunded' from broken where broken.id = p.order_id;
update catalog.reviews set rating = 1, title = 'Broke in the first week', body = 'The handle came off after a few days. I have sent it back.'
  where product_id = 1347 and written_at > ${before(400)};
update catalog.products set is_discontinued = true, stock = 0, description = description || ' Withdrawn: the handle can come off. Take returns without a receipt.'
  where id = 1347;
drop table broken;`;
