/** Two levels of foreign keys with each action, a composite one, one to the same table, and a partitioned table. */
export const effectsSchema = `
create schema effects;
create table effects.firms (a integer, b integer, name text, head_id integer unique, primary key (a, b));
create table effects.offices (
  id integer primary key, a integer, b integer, above_id integer references effects.offices on delete set null,
  foreign key (a, b) references effects.firms on delete cascade
);
create table effects.desks (id integer primary key, office_id integer references effects.offices on delete cascade);
create table effects.visits (id integer primary key, office_id integer default 4 references effects.offices on delete set default);
create table effects.bills (id integer primary key, office_id integer references effects.offices);
create table effects.hours (
  id integer, office_id integer references effects.offices on delete cascade, primary key (id)
) partition by range (id);
create table effects.hours_1 partition of effects.hours for values from (1) to (100);
insert into effects.firms values (1, 1, 'x', null), (1, 2, 'y', null);
insert into effects.offices values (1, 1, 1, null), (2, 1, 1, 1), (3, 1, 2, 1), (4, null, null, null);
insert into effects.desks values (1, 1), (2, 1), (3, 2), (4, 3);
insert into effects.visits values (1, 2);
insert into effects.bills values (1, 2);
insert into effects.hours values (1, 1), (2, 2);
create table effects.parcels (id integer primary key, tenant integer not null, unique (tenant, id));
create table effects.stops (
  id integer primary key, tenant integer not null, parcel_no integer,
  foreign key (tenant, parcel_no) references effects.parcels (tenant, id)
);
`;
