import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import type { Database } from "#database/database.ts";
import { handleError } from "#problem/handle-error.ts";
import { addAccountRoutes } from "#accounts/account-routes.ts";
import { addAuthRoutes } from "#accounts/auth-routes.ts";
import { openAccounts } from "#accounts/open-accounts.ts";
import type { Accounts } from "#accounts/open-accounts.ts";
import type { TrySignIn } from "./sign-in-attacks.ts";
import type { SteadyClock } from "#accounts/steady-clock.ts";
import type { RegistrationRules } from "#accounts/register-account.ts";

export const password = "correct horse";

interface TestResponse {
  readonly status: number;
  readonly headers: { readonly [name: string]: unknown };
  /** Parsed body; `{}` if empty. */
  readonly body: TestBody;
}

interface TestBody {
  readonly token: string;
  readonly user: { readonly role: string };
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly { readonly pointer: string; readonly parameter: string }[];
  readonly data: readonly { readonly id: number; readonly name: string }[];
  readonly [name: string]: unknown;
}

/** Starts the account routes over a database without accounts, for tests. */
export interface AccountsHarness {
  readonly database: Database;
  readonly app: FastifyInstance;
  readonly accounts: Accounts;
  call(
    method: "GET" | "POST" | "PATCH" | "DELETE",
    url: string,
    token?: string,
    body?: object,
  ): Promise<TestResponse>;
  register(name: string, more?: object): Promise<TestResponse>;
  signIn(name: string, typed?: string): Promise<TestResponse>;
  /** Signs in from an address of the network. */
  readonly signInFrom: TrySignIn;
  /** Tokens of an owner with id 1 and an approved viewer with id 2. */
  createPeople(): Promise<{ readonly owner: string; readonly ann: string }>;
}

/** Deletes all accounts first. */
export async function createHarness(database: Database): Promise<AccountsHarness> {
  // Creates the tables the first time.
  await openHarness(database, {});
  await database.query("truncate quarterdeck.accounts restart identity cascade");
  return openHarness(database, {});
}

/** Opens the routes over the existing accounts. */
export async function openHarness(
  database: Database,
  rules: Partial<RegistrationRules>,
  clock?: SteadyClock,
): Promise<AccountsHarness> {
  const accounts = await openAccounts(database, {
    rules: { registration: "approval", title: "Harbour office", ...rules },
    pages: { publicUrl: undefined, prefix: "/console", history: "browser" },
    clock,
  });
  const app = fastify();
  app.setErrorHandler(handleError);
  addAuthRoutes(app, accounts);
  await app.register(async (scope) => addAccountRoutes(scope, accounts));

  const call: AccountsHarness["call"] = async (method, url, token, body) => {
    const response = await app.inject({
      method,
      url,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      ...(body && { payload: body }),
    });
    const json = (response.body === "" ? {} : response.json()) as TestBody;
    return { status: response.statusCode, body: json, headers: response.headers };
  };
  const register: AccountsHarness["register"] = (name, more = {}) =>
    call("POST", "/auth/register", undefined, {
      name,
      email: `${name}@example.com`,
      password,
      // Only the first account needs it; the others may send anything.
      ...(accounts.setupCode !== undefined && { code: accounts.setupCode }),
      ...more,
    });
  const signIn: AccountsHarness["signIn"] = (name, typed = password) =>
    call("POST", "/auth/login", undefined, { email: `${name}@example.com`, password: typed });
  const signInFrom: TrySignIn = async (account, typed, remoteAddress) => {
    const { statusCode, headers } = await app.inject({
      method: "POST",
      url: "/auth/login",
      remoteAddress,
      payload: { email: `${account}@example.com`, password: typed },
    });
    return { status: statusCode, retryAfter: Number(headers["retry-after"] ?? 0) };
  };
  return {
    database,
    app,
    signInFrom,
    accounts,
    call,
    register,
    signIn,
    async createPeople() {
      const owner = (await register("owner")).body.token;
      await register("ann");
      await call("POST", "/accounts/2/approve", owner);
      return { owner, ann: (await signIn("ann")).body.token };
    },
  };
}
