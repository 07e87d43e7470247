/** Functions and procedures of every kind that is offered as an operation, and of those that are not. */
export const functionsSchema = `
create schema store;
create type store.mood as enum ('glad', 'sad');
create table store.orders (id integer primary key, status text not null default 'new', total numeric not null, api_token text);
insert into store.orders values (1, 'new', 10.50, 'hidden'), (2, 'paid', 3, null);
create table store.lines (order_id integer references store.orders, line_no integer, primary key (order_id, line_no));
insert into store.lines values (1, 1);
create function store.cancel(o store.orders, reason text default 'none') returns store.orders language sql volatile
  as $$ update store.orders set status = 'canceled: ' || reason where id = o.id returning * $$;
comment on function store.cancel is 'Cancels an order.';
create function store.bump(l store.lines) returns integer language sql volatile as $$ select l.order_id * 100 + l.line_no $$;
create function store.similar(o store.orders, lowest numeric default 0) returns setof store.orders language sql stable
  as $$ select * from store.orders where id <> o.id and total >= lowest order by id $$;
create function store.of_status(state text, flags boolean default true, moods store.mood[] default null) returns setof store.orders language sql stable
  as $$ select * from store.orders where status = state and flags order by id $$;
create function store.series(n integer) returns table (i integer, square bigint) language sql immutable
  as $$ select g, g::bigint * 9007199254740993 from generate_series(1, n) g $$;
create function store.add(a integer, b integer default 2) returns integer language sql immutable as $$ select a + b $$;
create function store.add(a numeric, b numeric) returns numeric language sql immutable as $$ select a + b $$;
create function store.unnamed(integer, text default 'x') returns text language sql immutable as $$ select $2 || $1 $$;
create function store.join_all(variadic parts text[]) returns text language sql immutable as $$ select array_to_string(parts, '+') $$;
create function store.split(in whole text, out head text, out tail text) language sql immutable as $$ select left(whole, 1), substr(whole, 2) $$;
create function store.all_types(m store.mood, j jsonb, b bytea, d date, l integer[], c money) returns json language sql immutable
  as $$ select json_build_array(m, j, encode(b, 'hex'), d, l, c::numeric) $$;
create function store.secret() returns text language sql stable security definer as $$ select 'salary' $$;
create function store.writer() returns integer language plpgsql as $$ begin insert into store.orders values (99, 'x', 0); return 1; end $$;
create function store.lying() returns integer language plpgsql stable as $$ begin return store.writer(); end $$;
create function store.nothing() returns void language sql as $$ delete from store.orders where id = 77 $$;
create function store.failing(code text) returns integer language plpgsql as $$ begin raise exception 'The code % is invalid', code using hint = 'Use another one', column = 'code'; end $$;
create function store.current_user_name() returns text language sql stable as $$ select current_setting('quarterdeck.user', true) $$;
create procedure store.archive(before integer, inout moved integer default 0) language plpgsql
  as $$ begin delete from store.lines where order_id < before; get diagnostics moved = row_count; end $$;
create procedure store.committing() language plpgsql as $$ begin update store.orders set status = 'lost' where id = 2; commit; end $$;
create procedure store.plain() language sql as $$ update store.orders set status = 'plain' where id = 2 $$;
create function store.on_change() returns trigger language plpgsql as $$ begin return new; end $$;
create function store.any_of(x anyelement) returns anyelement language sql as $$ select x $$;
create function store.rec() returns record language sql as $$ select 1 $$;
create function store.concat_state(a text, b text) returns text language sql immutable as $$ select concat(a, b) $$;
create aggregate store.glue(text) (sfunc = store.concat_state, stype = text);
`;
