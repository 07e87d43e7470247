/** Types of columns with values that are hard to write back, by name. The first value is an ordinary one. */
const typeValues: readonly (readonly [string, string, ...(readonly string[])])[] = [
  ["smallint", "1", "-32768", "32767"],
  ["integer", "1", "-2147483648", "2147483647"],
  ["bigint", "1", "-9223372036854775808", "9223372036854775807"],
  ["numeric", "1.50", "NaN", "Infinity", "123456789012345678901234567890.0000000001", "1e600"],
  ["numeric(6,2)", "1.50", "NaN", "-9999.99"],
  ["numeric(3,-2)", "12300", "-99900"],
  ["real", "0.1", "NaN", "Infinity", "-0", "1e-45"],
  ["double precision", "0.1", "NaN", "-Infinity", "-0", "5e-324"],
  ["money", "12.50", "-92233720368547758.08"],
  ["boolean", "true", "false"],
  ["text", "a", "", 'a, "b"\\', "\n\t\u{1f600}", " "],
  ["varchar(5)", "a", "", "abcde"],
  ["character(5)", "a", "", "abcde"],
  ['"char"', "a", ""],
  ["name", "a", ""],
  ["bytea", "\\x61", "\\x", "\\x00ff"],
  [
    "date",
    "2024-02-29",
    "infinity",
    "-infinity",
    "0044-03-15 BC",
    "4713-01-01 BC",
    "5874897-12-31",
  ],
  ["time", "17:30", "24:00", "00:00:00.000001"],
  ["time with time zone", "17:30+02", "24:00-15:59:59", "10:00:00.5+05:30"],
  [
    "timestamp",
    "2024-02-29 17:30",
    "infinity",
    "-infinity",
    "0044-03-15 10:00:00.5 BC",
    "294276-12-31 23:59:59.999999",
  ],
  [
    "timestamptz",
    "2024-02-29 17:30+02",
    "infinity",
    "-infinity",
    "0001-02-29 10:00+00 BC",
    "20000-01-01 00:00+00",
  ],
  ["timestamptz(0)", "2024-02-29 17:30+02", "infinity"],
  [
    "interval",
    "1 day 02:00",
    "-1 year 2 mons -3 days 04:05:06.7",
    "0",
    "178000000 years",
    "2000000000 hours",
    "-0.000001 seconds",
  ],
  ["interval year to month", "1 year 2 mons"],
  ["uuid", "00000000-0000-4000-8000-000000000001"],
  ["json", '{"a": 1}', '{ "b" :1, "a":[1.50,12345678901234567890] }', '"text"', "[]", "0"],
  [
    "jsonb",
    '{"a": 1}',
    '{"a": [1.50, 12345678901234567890, null]}',
    '"text"',
    `${"[".repeat(200)}1${"]".repeat(200)}`,
    "1e600",
  ],
  ["xml", "<a/>", "<a>b &amp; c</a>"],
  ["jsonpath", '$."a"[*]'],
  ["inet", "10.0.0.1", "10.0.0.0/8", "::1"],
  ["cidr", "10.0.0.0/8", "2001:db8::/32"],
  ["macaddr", "08:00:2b:01:02:03"],
  ["macaddr8", "08:00:2b:01:02:03:04:05"],
  ["bit(4)", "0101"],
  ["bit varying(4)", "01", ""],
  ["tsvector", "'a':1 'it''s':2A"],
  ["tsquery", "'a' & !'b'"],
  ["point", "(1,2)", "(NaN,Infinity)", "(0.1,-5e-324)"],
  ["line", "{1,2,3}"],
  ["lseg", "[(1,2),(3,4)]"],
  ["box", "(3,4),(1,2)"],
  ["path", "((1,2),(3,4))", "[(1,2)]"],
  ["polygon", "((1,2),(3,4),(5,6))"],
  ["circle", "<(1,2),3>"],
  ["int4range", "[1,5)", "empty", "(,)"],
  ["int8range", "[1,9223372036854775807)"],
  ["numrange", "[1.50,2.0]", "(,1]"],
  ["daterange", "[2024-01-01,infinity)", "empty"],
  ["tsrange", '["2024-01-01 00:00:00","2024-01-02 00:00:00")', "[-infinity,infinity]"],
  ["tstzrange", '["2024-01-01 00:00:00+00","2024-01-02 00:00:00+00")'],
  ["int4multirange", "{[1,3),[5,7)}", "{}"],
  ["pg_lsn", "16/B374D848"],
  ["pg_snapshot", "10:20:10,14,15"],
  ["oid", "1", "4294967295"],
  ["oidvector", "1 2 3", ""],
  ["int2vector", "1 2 3"],
  ["regclass", "pg_class"],
  ["xid8", "12345678901"],
  ["types.mood", "it's, good", "bad"],
  ["types.percent", "12.50"],
  [
    "types.amount",
    '(1.50,EUR,\\\\x00ff,"{1,2}",infinity)',
    "(,,,,)",
    '(NaN,"a,b""c",,,"0044-03-15 BC")',
  ],
  ["integer[]", "{1,2,NULL}", "{}", "[0:2]={1,2,3}", "{{1,2},{3,4}}", "[1:2][0:1]={{1,2},{3,4}}"],
  ["integer[][]", "{{1,2},{3,4}}"],
  ["text[]", '{a,"b, \\"c\\"",NULL,"NULL",""}', '{"{}"}'],
  ["numeric[]", "{1.50,NaN,-Infinity,1e-1200}"],
  ["double precision[]", "{0.1,NaN,-Infinity}"],
  ["date[]", '{2024-02-29,infinity,"0044-03-15 BC"}'],
  ["timestamptz[]", '{"2024-02-29 17:30:00+00",-infinity}'],
  ["interval[]", '{"1 day",PT-1S}'],
  ["bytea[]", '{"\\\\x00ff",NULL,"\\\\x"}'],
  ["money[]", "{$1.50}"],
  ["boolean[]", "{t,f,NULL}"],
  ["uuid[]", "{00000000-0000-4000-8000-000000000001}"],
  ["jsonb[]", '{"{\\"a\\": [1]}",null,"[]"}', '{"[]","[1]"}', "{}", '{"null",null}', "{{1},{2}}"],
  ["json[]", '{"[ 1]"}', '[0:0]={"[]"}'],
  ["inet[]", "{10.0.0.1,::1}"],
  ["int4range[]", '{"[1,3)",empty}'],
  ["point[]", '{"(1,2)"}'],
  ["types.mood[]", '{"it\'s, good",NULL}'],
  ["types.percent[]", "{12.50,0}"],
  ["types.amount[]", '{"(1.50,EUR,,,)",NULL}'],
  ["smallint[]", "{1,2}"],
];

/** Values by column `c1`, `c2`, … in rows: the first row has every first value, the last one is empty. */
function writeRows(): string {
  const depth = Math.max(...typeValues.map(([, ...values]) => values.length));
  const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
  const rows = Array.from({ length: depth + 1 }, (_, row) => {
    const values = typeValues.map(([type, ...all]) => {
      const value = row === depth ? undefined : all[row];
      return value === undefined ? "null" : `${quote(value)}::${type}`;
    });
    return `insert into types.every_type values (${[row + 1, ...values].join(", ")});`;
  });
  return rows.join("\n");
}

/** One table with a column of every type, and tables with unusual keys. */
export const typesSchema = `
create schema types;
create type types.mood as enum ('bad', 'it''s, good');
create domain types.percent as numeric(5,2) check (value >= 0 and value <= 100);
create type types.amount as (value numeric, currency text, raw bytea, steps integer[], since date);
create table types.every_type (
  id integer primary key,
  ${typeValues.map(([type], index) => `c${index + 1} ${type}`).join(",\n  ")}
);
${writeRows()}
create table types.needed_json (id integer primary key, b jsonb not null, j json not null);
create table types.null_json (id integer primary key, b jsonb, j json);
insert into types.null_json values (1, 'null', 'null'), (2, null, null), (3, '{}', '[]');
insert into types.needed_json values (1, 'null', 'null'), (2, '{}', '[]');
create table types.settings (id integer primary key, b jsonb, j json);
insert into types.settings values
  (1, '{"color": "red", "size": 5, "look": {"dark": true}}', '{"at": "2023-05-05"}'),
  (2, '{"color": "blue", "size": 5.0, "look": {"font": "Sans"}}', '{"at": "2024-05-05"}'),
  (3, '{"size": 7, "list": ["x"], "odd.key": 1}', '[1]'), (4, '{"color": "red"}', null), (5, '[]', '1'), (6, null, null);
create type types.speeds as range (subtype = float8);
create table types.parts (
  id integer primary key, days daterange, net inet, at point, words tsvector, sizes numeric[], flags boolean[], cost types.amount, speed types.speeds
);
insert into types.parts values
  (1, '[2024-01-01,2024-02-01)', '10.1.2.3', '(1,2)', 'chair', '{2.5}', '{f}', '(1.50,EUR,,,)', null),
  (2, '[2024-02-01,)', '192.168.1.0/24', '(1,3)', 'desk lamp', '{1}', '{t,f}', null, '[1,2)');
create table types.by_bytes (k bytea primary key, v text);
insert into types.by_bytes values ('\\x00ff', 'a'), ('\\xfbff', 'b'), ('\\x', 'empty');
create table types.by_many (
  at timestamptz, day date, number numeric, price money, span interval, range int4range, net inet, mood types.mood, v text,
  primary key (at, day, number, price, span, range, net, mood)
);
insert into types.by_many values
  ('infinity', '0044-03-15 BC', 'NaN', 12.5::numeric::money, '-1 day', '[1,3)', '10.0.0.0/8', 'bad', 'a'),
  ('2024-01-01 00:00:00.5+00', '-infinity', 1.50, 0::money, '1 year', 'empty', '::1', 'it''s, good', 'b');
create table types.people (
  id integer generated by default as identity primary key,
  first_name text, last_name text, title text, encrypted_password text not null, reset_token text, salt bytea,
  "apiSecret" bytea, file_hash text, token_hash uuid, "accessKey" text
);
comment on column types.people.file_hash is 'Of the picture; quarterdeck: show';
insert into types.people values (1, 'Ada', 'Lovelace', 'Countess', 'x1', 'x2', '\\x00', '\\x01', 'x4', null, 'x5');
create table types.companies (id integer primary key, code text unique, company_name text);
create table types.receipts (
  id integer primary key, code text references types.companies (code), no text not null unique, paid_at date, total numeric
);
create function types.share_items(integer[], integer[]) returns boolean language sql as 'select false';
create operator public.&& (leftarg = integer[], rightarg = integer[], function = types.share_items);
create domain types.temper as types.mood;
create table types.by_temper (k types.temper, n integer, v types.temper not null, primary key (k, n));
insert into types.by_temper values ('bad', 1, 'it''s, good'), ('it''s, good', 1, 'bad');
create table types.by_list (k integer[] primary key, v text);
insert into types.by_list values ('{1,2}', 'a');
`;

/** Types of extensions that only some servers have. */
export const extensionSchema = `
create extension hstore; create extension ltree; create extension citext;
create table types.extended (id integer primary key, h hstore, hs hstore[], l ltree, c citext);
insert into types.extended values
  (1, 'a=>1, b=>NULL, "c \\"d\\\\\\\\, =>"=>"e\\"\\\\\\\\"', '{"a=>1",NULL}', 'a.b', 'Text'), (2, '', '{}', '', ''), (3, null, null, null, null);
`;
