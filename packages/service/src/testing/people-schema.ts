/** Tables whose rows belong to people: policies, audit triggers and a default read the user of the transaction. */
export const peopleSchema = `
create schema people;
create table people.staff (id integer primary key, name text not null, salary numeric(9,2), boss_id integer references people.staff);
insert into people.staff values (1, 'Ann', 5000, null), (2, 'Bob', 4000, 1);
create table people.notes (
  id integer primary key generated always as identity,
  tenant text not null default current_setting('quarterdeck.user', true),
  v text
);
insert into people.notes (tenant, v) values ('viewer@example.com', 'a'), ('editor@example.com', 'b');
alter table people.notes enable row level security;
alter table people.notes force row level security;
create policy own on people.notes using (tenant = current_setting('request.jwt.claims', true)::json ->> 'email');
create table people.log (id integer primary key generated always as identity, user_name text, user_id text, db_role text);
create function people.write_log() returns trigger language plpgsql security definer as $$
begin
  insert into people.log (user_name, user_id, db_role)
  values (current_setting('quarterdeck.user'), current_setting('quarterdeck.user_id'), current_setting('role'));
  return new;
end $$;
create trigger log after insert or update on people.staff for each row execute function people.write_log();
create role app_reader;
grant usage on schema people to app_reader;
grant select (id, name) on people.staff to app_reader;
grant select on people.notes to app_reader;
create role app_writer;
grant usage on schema people to app_writer;
grant select, insert, update, delete on people.staff, people.notes, people.log to app_writer;
`;
