/** Keys, references and indexes, created after the rows because that is several times faster. */
export const sampleKeys = `
alter table sales.customers add primary key (id), add unique (email);
alter table sales.addresses add primary key (id), add unique (customer_id, kind);
alter table sales.orders add primary key (id), add unique (number);
alter table sales.order_lines add primary key (order_id, line_no);
alter table sales.payments add primary key (id);
alter table sales.shipments add primary key (id);

alter table people.employees add foreign key (manager_id) references people.employees;
alter table catalog.categories add foreign key (parent_id) references catalog.categories;
alter table catalog.products add foreign key (category_id) references catalog.categories, add foreign key (supplier_id) references catalog.suppliers;
alter table sales.customers add foreign key (account_manager_id) references people.employees;
alter table sales.addresses add foreign key (customer_id) references sales.customers on delete cascade;
alter table sales.orders add foreign key (customer_id) references sales.customers, add foreign key (salesperson_id) references people.employees;
alter table sales.order_lines add foreign key (order_id) references sales.orders on delete cascade, add foreign key (product_id) references catalog.products;
alter table sales.payments add foreign key (order_id) references sales.orders;
alter table sales.shipments add foreign key (order_id) references sales.orders;
alter table catalog.reviews add foreign key (product_id) references catalog.products on delete cascade, add foreign key (customer_id) references sales.customers on delete set null;

-- Common sort orders, with the key as tie-breaker and the filtered columns: any page of it is
-- found in the index alone.
create index on sales.orders (placed_at, id) include (status, total, customer_id, salesperson_id, due_on, is_gift);
create index on sales.orders (status, placed_at, id) include (total);
create index on sales.orders (customer_id, placed_at, id) include (status, total);
create index on sales.orders (salesperson_id, placed_at, id);
create index on sales.orders (total, id) include (status, placed_at, due_on, is_gift);
create index on sales.orders (status, total, id) include (placed_at);
create index on sales.orders (due_on, id);
create index on sales.order_lines (product_id);
create index on sales.order_lines (line_total, order_id, line_no);
create index on sales.payments (order_id);
create index on sales.payments (received_at, id);
create index on sales.payments (reference);
create index on sales.shipments (order_id);
create index on sales.shipments (shipped_at, id);
create index on sales.customers (name, id);
create index on sales.customers (created_at, id);
create index on sales.customers (account_manager_id);
create index on catalog.products (category_id);
create index on catalog.products (supplier_id);
create index on catalog.products (price, id);
create index on catalog.products (name, id);
create index on catalog.reviews (product_id);
create index on catalog.reviews (customer_id);
create index on catalog.reviews (written_at, id);
create index on people.employees (manager_id);
create index on catalog.categories (parent_id);

-- Free text is searched by parts of words.
create extension pg_trgm with schema public;
create index on sales.orders using gin (number gin_trgm_ops);
create index on sales.orders using gin (note gin_trgm_ops);
create index on sales.customers using gin (name gin_trgm_ops);
create index on sales.customers using gin (email gin_trgm_ops);
create index on catalog.products using gin (name gin_trgm_ops, sku gin_trgm_ops, description gin_trgm_ops);

create view sales.customer_totals as
  select c.id as customer_id, c.name, c.country, coalesce(o.orders, 0) as orders, coalesce(o.spent, 0) as spent, o.last_order_at
  from sales.customers c
  left join (
    select customer_id, count(*) as orders, sum(total) as spent, max(placed_at) as last_order_at
    from sales.orders where status not in ('draft', 'cancelled', 'returned') group by customer_id
  ) o on o.customer_id = c.id;
comment on view sales.customer_totals is 'What each customer has spent so far; read only';
`;
