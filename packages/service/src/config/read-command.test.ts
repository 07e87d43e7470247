import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError } from "./config.ts";
import { options } from "./options.ts";
import { readCommand } from "./read-command.ts";
import { writeHelp } from "./write-help.ts";

const builtIn = {
  mode: "built-in",
  port: 4400,
  host: "127.0.0.1",
  prefix: "",
  publicUrls: [],
  title: "Quarterdeck",
  logo: "",
  accent: "",
  history: "browser",
  pictures: "own",
  userHeader: true,
  overlays: [],
  trustProxy: false,
  databaseUrl: undefined,
  dataDir: "./data",
  databaseRoles: new Map(),
  registration: "approval",
};

const input: readonly [string, readonly string[], { [name: string]: string }, object][] = [
  ["nothing is the built-in API with its defaults", [], {}, {}],
  ["a flag", ["--port", "5000"], {}, { port: 5000 }],
  ["a flag with an equals sign", ["--port=0"], {}, { port: 0 }],
  ["a variable", [], { PORT: "5000" }, { port: 5000 }],
  ["a flag wins over its variable", ["--port", "5000"], { PORT: "6000" }, { port: 5000 }],
  ["an empty variable is none", [], { PORT: "", DATABASE_URL: "", API: "" }, {}],
  ["the last of a repeated flag", ["--port", "1", "--port", "2"], {}, { port: 2 }],
  ["a prefix is normalised", ["--prefix", "admin/console/"], {}, { prefix: "/admin/console" }],
  [
    "public addresses, completed with the prefix",
    ["--public-url", "https://a.test/", "--public-url", "https://b.test:8443/x", "--prefix", "x"],
    {},
    { prefix: "/x", publicUrls: ["https://a.test/x", "https://b.test:8443/x"] },
  ],
  ["the root is no prefix", ["--prefix", "/"], {}, { prefix: "" }],
  [
    "words in any case",
    [],
    { REGISTRATION: "Open", HISTORY: "HASH" },
    { registration: "open", history: "hash" },
  ],
  ["a color", ["--accent", "#0B6E4F"], {}, { accent: "#0b6e4f" }],
  ["a short color", [], { ACCENT: "0a5" }, { accent: "#00aa55" }],
  ["a logo", [], { LOGO: "https://h/logo.svg" }, { logo: "https://h/logo.svg" }],
  ["an empty file name is none", [], { DATABASE_URL_FILE: "" }, {}],
  ["a switch", [], { USER_HEADER: "off" }, { userHeader: false }],
  [
    "trusted proxies",
    ["--trust-proxy", "10.0.0.0/8, ::1"],
    {},
    { trustProxy: ["10.0.0.0/8", "::1"] },
  ],
  ["an overlay", ["--overlay", "a.yaml"], {}, { overlays: ["a.yaml"] }],
  [
    "several overlays",
    ["--overlay", "a.yaml", "--overlay", "https://h/b.yaml"],
    { OVERLAY: "c.yaml" },
    { overlays: ["a.yaml", "https://h/b.yaml"] },
  ],
  [
    "several overlays in a variable",
    [],
    { OVERLAY: "a.yaml, b.yaml" },
    { overlays: ["a.yaml", "b.yaml"] },
  ],
  [
    "a database",
    ["--database", "postgres://u:p@db/name", "--data", "x"],
    {},
    { databaseUrl: "postgres://u:p@db/name", dataDir: "x" },
  ],
  [
    "libpq's variables for SSL, which the address precedes",
    ["--database", "postgres://u@db/name?sslmode=require"],
    { PGSSLMODE: "disable", PGSSLROOTCERT: "/a b.crt", PGSSLKEY: "" },
    { databaseUrl: "postgres://u@db/name?sslmode=require&sslrootcert=%2Fa%20b.crt" },
  ],
  [
    "libpq's variable for SSL without parameters",
    [],
    { DATABASE_URL: "postgres://u@db/name", PGSSLMODE: "verify-full" },
    { databaseUrl: "postgres://u@db/name?sslmode=verify-full" },
  ],
];

test.each(input)("%s", (_, args, environment, want) => {
  expect(readCommand(args, environment)).toEqual({
    kind: "serve",
    config: { ...builtIn, ...want },
  });
});

test("a description is gateway mode", () => {
  const { kind, ...rest } = readCommand(["--api", "api.yaml"], {
    UPSTREAM: "https://x.example/v1/",
  });
  expect(kind).toBe("serve");
  expect(rest).toMatchObject({
    config: { mode: "gateway", api: "api.yaml", upstream: "https://x.example/v1" },
  });
});

test("a 403 ends the session of an existing API, unless the session stays", () => {
  expect(readCommand(["--api", "x"], {})).toMatchObject({ config: { onForbidden: "end" } });
  const stay = { config: { onForbidden: "stay" } };
  expect(readCommand(["--api", "x", "--on-forbidden", "stay"], {})).toMatchObject(stay);
  expect(readCommand(["--api", "x"], { ON_FORBIDDEN: "stay" })).toMatchObject(stay);
  expect(() => readCommand([], { ON_FORBIDDEN: "stay" })).toThrow(/needs --api/);
});

test("headers of the description come from repeated flags, or from lines of the variable", () => {
  const headers = { "X-API-Key": "a, b", Cookie: "c=1" };
  const flags = ["--api-header", "X-API-Key: a, b", "--api-header", "Cookie:c=1"];
  expect(readCommand(["--api", "x", ...flags], {})).toMatchObject({
    config: { apiHeaders: headers },
  });
  expect(readCommand([], { API: "x", API_HEADER: "X-API-Key: a, b\nCookie: c=1" })).toMatchObject({
    config: { apiHeaders: headers },
  });
});

test("a wrong header is not repeated in the error", () => {
  const run = () => readCommand(["--api", "x", "--api-header", "my-secret"], {});
  expect(run).toThrow(/--api-header must be a header/);
  expect(run).not.toThrow(/my-secret/);
});

test.each([
  [["--api", "x", "--api-header", "X-Key: …"], "--api-header has … where"],
  [["--api", "https://…@x.example/a"], "--api has … where"],
  [["--database", "postgres://…"], "--database has … where"],
])("a value that the command in the console hides is named: %j", (args, error) => {
  expect(() => readCommand(args, {})).toThrow(error);
});

test("a reset of a password has its database", () => {
  expect(readCommand(["--reset-password", "a@b.c", "--data", "x"], {})).toMatchObject({
    kind: "reset-password",
    email: "a@b.c",
    config: { dataDir: "x" },
  });
});

const refused: readonly [readonly string[], { [name: string]: string }, string][] = [
  [["--port", "99999"], {}, '--port must be a number from 0 to 65535, not "99999".'],
  [["--port", "http"], {}, "--port must be a number"],
  [[], { PORT: "-1" }, "PORT must be a number"],
  [["--port"], {}, "--port needs a value: --port <number>."],
  [["--port", "--host", "x"], {}, "--port needs a value"],
  [["--host", ""], {}, "--host must not be empty"],
  [["--help=me"], {}, "--help takes no value"],
  [["--color", "x"], {}, "There is no flag --color: --help lists all flags."],
  [["--accent", "green"], {}, "--accent must be a color of six digits, such as #0b6e4f"],
  [[], { LOGO: "ftp://x/y" }, "LOGO must be the file or the http or https address of a picture"],
  [["--overlay", "ftp://x/y"], {}, "--overlay must be the file or the http or https address"],
  [[], { OVERLAY: " , " }, "OVERLAY must be the file"],
  [["--prot", "1"], {}, "There is no flag --prot: did you mean --port?"],
  [["--databse", "1"], {}, "did you mean --database?"],
  [["-p", "1"], {}, "There is no flag -p"],
  [["openapi.json"], {}, '"openapi.json" is not a flag'],
  [["--registration", "maybe"], {}, "--registration must be open, approval or closed"],
  [[], { HISTORY: "memory" }, "HISTORY must be browser or hash"],
  [["--prefix", "/a b"], {}, "--prefix must be a path"],
  [["--prefix", "/a/../b"], {}, "--prefix must be a path"],
  [["--trust-proxy", "nginx"], {}, "--trust-proxy must be on, off, or IP addresses"],
  [["--user-header", "maybe"], {}, "--user-header must be on or off"],
  [["--database", "mysql://u:secret@h/d"], {}, "--database must be an address such as postgres://"],
  [["--api", "ftp://x/y"], {}, "--api must be an http or https address, or a file"],
  [["--api", "x", "--upstream", "x.example"], {}, "--upstream must be an http or https address"],
  [
    ["--api", "x", "--upstream", "https://ada:secret@x.example"],
    {},
    "--upstream must not contain a",
  ],
  [
    ["--api", "x", "--data", "y"],
    {},
    "--data belongs to the built-in API and --api selects another",
  ],
  [["--api", "x"], { DATA_DIR: "y" }, "DATA_DIR belongs to the built-in API"],
  [
    [],
    { API: "x", DATABASE_URL: "postgres://h/d" },
    "DATABASE_URL belongs to the built-in API and API selects",
  ],
  [["--api", "x", "--reset-password", "a@b.c"], {}, "--reset-password belongs to the built-in API"],
  [["--public-url", "a.test"], {}, "--public-url must be the address that users open"],
  [["--public-url", "https://a:secret@a.test"], {}, "--public-url must be the address"],
  [["--public-url", "https://a.test/x"], {}, "--public-url has the path /x, but the service is"],
  [["--upstream", "https://x"], {}, "--upstream needs --api <url or file>"],
  [["--client-id", "x"], {}, "--client-id needs --api <url or file>"],
  [["--api", "x"], { OAUTH_CLIENT_SECRET: "secret" }, "OAUTH_CLIENT_SECRET belongs to a client"],
];

test.each(refused)("%j with %j is refused in one sentence", (args, environment, line) => {
  const read = () => readCommand(args, environment);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(line);
  expect(read).not.toThrow("secret");
});

test("a secret is read from the file that its variable names", () => {
  const folder = mkdtempSync(join(tmpdir(), "quarterdeck-secret-"));
  const file = join(folder, "url");
  const read = (environment: { [name: string]: string }) => () => readCommand([], environment);
  try {
    writeFileSync(file, "postgres://u:secret@db/name\n");
    expect(read({ DATABASE_URL_FILE: file })()).toMatchObject({
      config: { databaseUrl: "postgres://u:secret@db/name" },
    });
    expect(
      readCommand(["--api", "x", "--client-id", "me"], { OAUTH_CLIENT_SECRET_FILE: file }),
    ).toMatchObject({ config: { clientSecret: "postgres://u:secret@db/name" } });
    expect(read({ DATABASE_URL_FILE: file, DATABASE_URL: "postgres://db/x" })).toThrow("both set");
    writeFileSync(file, "hidden");
    expect(read({ DATABASE_URL_FILE: file })).toThrow(/^DATABASE_URL_FILE must be an address/);
    expect(read({ DATABASE_URL_FILE: file })).not.toThrow("hidden");
    expect(read({ DATABASE_URL_FILE: join(folder, "none") })).toThrow("must name a file");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("help wins over everything except unreadable options", () => {
  expect(readCommand(["--help", "--upstream", "https://x"], {})).toEqual({ kind: "help" });
});

test("the version flag ignores the other flags", () => {
  expect(readCommand(["--version", "--upstream", "https://x"], {})).toEqual({ kind: "version" });
});

const names = Object.values(options).flatMap((option) => [
  ...("flag" in option && option.flag !== undefined ? [`--${option.flag}`] : []),
  ...("variable" in option && option.variable !== undefined ? [option.variable] : []),
]);

test("help names every flag and every variable", () => {
  const help = writeHelp();
  expect(names.filter((name) => !help.includes(name))).toEqual([]);
});

test("the guide names every flag and every variable", () => {
  const guide = readFileSync(new URL("../../../../docs/configuration.md", import.meta.url), "utf8");
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
