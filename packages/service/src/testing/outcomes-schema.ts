/** Tables whose triggers, policies and rules make something else of a write. */
export const outcomesSchema = `
create schema outcomes;
create table outcomes.soft (id integer primary key, v text, deleted_at timestamptz);
insert into outcomes.soft values (1, 'a', null);
create function outcomes.hide() returns trigger language plpgsql as $$ begin
  update outcomes.soft set deleted_at = '2024-01-01Z' where id = old.id; return null; end $$;
create trigger hide before delete on outcomes.soft for each row execute function outcomes.hide();

create table outcomes.moved (id integer primary key, v text);
create table outcomes.archive (id integer, v text);
create function outcomes.hold() returns trigger language plpgsql as $$ begin
  if coalesce(new.v, old.v) = 'held' then return null; end if;
  if tg_op = 'DELETE' then return old; end if;
  if new.v = 'upper' then new.v := 'UPPER'; end if;
  return new; end $$;
create trigger hold before insert or update or delete on outcomes.moved for each row execute function outcomes.hold();
create function outcomes.follow() returns trigger language plpgsql as $$ begin
  if new.v = 'after' then update outcomes.moved set v = 'after all' where id = new.id; end if;
  if new.v = 'gone' then delete from outcomes.moved where id = new.id; end if;
  return null; end $$;
create trigger follow after insert or update on outcomes.moved for each row execute function outcomes.follow();

create table outcomes.ruled (id integer primary key, v text);
create table outcomes.ruled_log (v text);
insert into outcomes.ruled values (1, 'a'), (2, 'b');
create rule hide as on delete to outcomes.ruled do instead update outcomes.ruled set v = 'hidden' where id = old.id;
create rule note as on update to outcomes.ruled where new.v = 'noted' do instead insert into outcomes.ruled_log values (new.v);
create rule add as on insert to outcomes.ruled where new.v = 'skipped' do instead nothing;
create table outcomes."Odd/Name" ("x,y" text, "p%q" text, v integer, primary key ("x,y", "p%q"));
insert into outcomes."Odd/Name" values ('a,b', 'c/d', 1);
create table outcomes."Parent" (id integer primary key, "Name" text, "isOpen" boolean not null default true);
create table outcomes.child (extra integer) inherits (outcomes."Parent");
create unique index one_open on outcomes."Parent" ("Name", id) where "isOpen";
create unique index one_name on outcomes."Parent" ("Name") where "isOpen";
insert into outcomes."Parent" values (1, 'a'), (2, 'b');
insert into outcomes.child values (1, 'c', true, 5);

create table outcomes.raising (
  id integer primary key, v text, starts integer, ends integer, low integer, high integer,
  constraint raising_ends_after_start check (ends > starts),
  constraint raising_span check (high > low)
);
comment on constraint raising_span on outcomes.raising is 'The highest is above the lowest';
insert into outcomes.raising values (1, 'a', 1, 2, 1, 2);
create function outcomes.raise() returns trigger language plpgsql as $$ declare n integer; begin
  case new.v
    when 'own' then raise exception 'Too late for %', new.id using errcode = 'QD001', detail = 'The day is over', hint = 'Try tomorrow', column = 'v';
    when 'constraint' then raise exception 'Wrong span' using errcode = 'check_violation', constraint = 'raising_span';
    when 'disk' then raise exception 'Not today' using errcode = '53100';
    when 'transaction' then raise exception 'Not again' using errcode = '40001';
    when 'missing' then raise exception 'Nothing there' using errcode = 'P0002';
    when 'assert' then assert false, 'It must hold';
    when 'nothing' then raise exception '';
    when 'zero' then n := 1 / (new.id - new.id);
    when 'function' then perform outcomes.nothing(1);
    when 'column' then execute 'select nothing from outcomes.raising';
    when 'unique' then insert into outcomes.single values (1);
    when 'strict' then select id into strict n from outcomes.raising where id = -1;
    else null;
  end case;
  return new; end $$;
create trigger raise before insert or update on outcomes.raising for each row execute function outcomes.raise();
create table outcomes.single (id integer primary key);
insert into outcomes.single values (1);
create view outcomes.failing as select 1 / (id - 1) as id from outcomes.single;
create view outcomes.several as select (select n from generate_series(1, 2) n) as n from outcomes.single;
create view outcomes.doubled as select id, id as same from outcomes.single;
create table outcomes.spans (id integer primary key, first int4range, during int4range, constraint no_overlap exclude using gist (during with &&));
insert into outcomes.spans values (1, null, '[1,5)');
create table outcomes.split (id integer, zone integer, primary key (id, zone)) partition by list (zone);
create table outcomes.split_1 partition of outcomes.split for values in (1);
create table outcomes.targets (a integer, b integer, primary key (a, b));
create table outcomes.pairs (id integer primary key, a integer, b integer, foreign key (a, b) references outcomes.targets match full);
create table outcomes.access_tokens (access_token text);
insert into outcomes.access_tokens values ('x');
create view outcomes.small as select id, v from outcomes.raising where id < 10 with check option;

create materialized view outcomes.waiting as select id from outcomes.single with no data;
create materialized view outcomes.keyed as select id, null::integer as part from outcomes.single;
create unique index on outcomes.keyed (id);

create table outcomes.late (id integer primary key deferrable initially deferred, v text, size integer);
create function outcomes.measure() returns trigger language plpgsql as $$ begin
  update outcomes.late set size = length(new.v) where id = new.id and size is distinct from length(new.v); return null; end $$;
create constraint trigger measure after insert or update on outcomes.late deferrable initially deferred
  for each row execute function outcomes.measure();

create table outcomes.guarded (id integer primary key, v text);
insert into outcomes.guarded values (1, 'deletable'), (2, 'fixed'), (3, 'writable');
alter table outcomes.guarded enable row level security;
create policy seen on outcomes.guarded for select using (true);
create policy added on outcomes.guarded for insert with check (true);
create policy changed on outcomes.guarded for update using (v = 'writable') with check (true);
create policy removed on outcomes.guarded for delete using (v = 'deletable');
create role outcomes_user;
grant usage on schema outcomes to outcomes_user;
grant all on all tables in schema outcomes to outcomes_user;
`;
