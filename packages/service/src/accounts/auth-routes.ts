import type { FastifyInstance, FastifyReply } from "fastify";
import type { Database } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { userOf } from "./account.ts";
import { findByEmail, setPassword } from "./account-store.ts";
import { createAttemptLimit } from "./attempt-limit.ts";
import type { AttemptLimit } from "./attempt-limit.ts";
import type { Guard } from "./guard.ts";
import { hashPassword, isPassword } from "./hash-password.ts";
import {
  invalidBody,
  optional,
  readBody,
  readCode,
  readEmail,
  readName,
  readNewPassword,
  readPassword,
  refuseEmailAsPassword,
} from "./read-body.ts";
import { registerAccount } from "./register-account.ts";
import type { RegistrationRules } from "./register-account.ts";
import { signIn } from "./sign-in.ts";
import { removeToken, removeTokens } from "./token-store.ts";

export interface AuthOptions {
  readonly database: Database;
  readonly guard: Guard;
  readonly rules: RegistrationRules;
}

/** Adds registration, sign-in, sign-out and the user's own account below the base path of the API. */
export function addAuthRoutes(app: FastifyInstance, { database, guard, rules }: AuthOptions): void {
  // An office shares one address; one email is guessed at from many addresses.
  const failuresByAddress = createAttemptLimit(50, 600);
  const failuresByEmail = createAttemptLimit(10, 600);
  const registrations = createAttemptLimit(100, 3600);

  app.post("/auth/register", async (request, reply) => {
    const values = readBody(request.body, {
      name: readName,
      email: readEmail,
      password: readNewPassword,
      code: optional(readCode),
    });
    takeAttempt(registrations, request.ip, reply);
    const { account, token } = await registerAccount(database, rules, values);
    if (token !== undefined) return reply.code(201).send({ token, user: userOf(account) });
    const message = "Your account was created and waits for an owner's approval.";
    return reply.code(202).send({ message });
  });

  app.post("/auth/login", async (request, reply) => {
    const { email, password } = readBody(request.body, {
      email: readEmail,
      password: readPassword,
    });
    takeAttempt(failuresByAddress, request.ip, reply);
    takeAttempt(failuresByEmail, email, reply);
    const session = await signIn(database, email, password);
    failuresByAddress.giveBack(request.ip);
    failuresByEmail.giveBack(email);
    return session;
  });

  app.post("/auth/logout", async (request, reply) => {
    // Without a session, the user is signed out already.
    const caller = await guard.readCaller(request).catch(ignoreEnded);
    if (caller !== undefined) await removeToken(database, caller.token);
    return reply.code(204).send();
  });

  app.get("/auth/me", async (request) => userOf(await guard.requireCaller(request)));

  app.post("/auth/password", async (request, reply) => {
    const caller = await guard.requireCaller(request);
    const values = readBody(request.body, { current: readPassword, password: readNewPassword });
    refuseEmailAsPassword(caller.email, values.password, "password");
    takeAttempt(failuresByEmail, caller.email, reply);
    const account = await findByEmail(database, caller.email);
    // Neither 401 nor 403: they would end the session of a user who mistyped.
    if (!(await isPassword(values.current, account?.password))) {
      throw invalidBody([{ pointer: "/current", detail: "is not your current password" }]);
    }
    failuresByEmail.giveBack(caller.email);
    const hashed = await hashPassword(values.password);
    await database.transaction(async (tx) => {
      await setPassword(tx, caller.id, hashed);
      await removeTokens(tx, caller.id, caller.token);
    });
    return reply.code(204).send();
  });
}

function takeAttempt(limit: AttemptLimit, key: string, reply: FastifyReply): void {
  const seconds = limit.take(key);
  if (seconds === 0) return;
  void reply.header("retry-after", String(seconds));
  const minutes = Math.ceil(seconds / 60);
  throw new ServiceError(
    "too-many-requests",
    `Too many attempts. Retry in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  );
}

function ignoreEnded(error: unknown): undefined {
  if (error instanceof ServiceError && error.code === "unauthenticated") return undefined;
  throw error;
}
