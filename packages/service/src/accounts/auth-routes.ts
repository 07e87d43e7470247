import type { FastifyInstance } from "fastify";
import type { Database } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { addressKey } from "#limits/address-key.ts";
import { createGrowingWait } from "#limits/growing-wait.ts";
import { refuseAttempt } from "#limits/refuse-attempt.ts";
import { createSignInLimits, pairRule } from "#limits/sign-in-limits.ts";
import { userOf } from "./account.ts";
import { findByEmail, setPassword } from "./account-store.ts";
import { describeDevice } from "./describe-device.ts";
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
  refuseWeakPassword,
} from "./read-body.ts";
import { readId } from "./read-id.ts";
import { registerAccount } from "./register-account.ts";
import type { RegistrationRules } from "./register-account.ts";
import { signIn } from "./sign-in.ts";
import type { SteadyClock } from "./steady-clock.ts";
import { listSessions, removeSession, removeToken, removeTokens } from "./token-store.ts";

export interface AuthOptions {
  readonly database: Database;
  readonly guard: Guard;
  readonly rules: RegistrationRules;
  readonly clock: SteadyClock;
}

const registrationRule = { free: 30, firstSeconds: 2, longestSeconds: 300, forgetSeconds: 3600 };

/** Adds registration, sign-in, sign-out and the user's own account below the base path of the API. */
export function addAuthRoutes(app: FastifyInstance, options: AuthOptions): void {
  const { database, guard, rules } = options;
  const signIns = createSignInLimits();
  const passwordChanges = createGrowingWait(pairRule);
  const registrations = createGrowingWait(registrationRule);

  app.post("/auth/register", async (request, reply) => {
    const values = readBody(request.body, {
      name: readName,
      email: readEmail,
      password: readNewPassword,
      code: optional(readCode),
      invitation: optional(readCode),
    });
    refuseAttempt(reply, registrations.take(addressKey(request.ip)).waitSeconds);
    const device = describeDevice(request.headers["user-agent"]);
    const session = await registerAccount(options, { ...values, device });
    if (session !== undefined) return reply.code(201).send(session);
    return reply.code(202).send({ message: messages[rules.registration] });
  });

  app.post("/auth/login", async (request, reply) => {
    const { email, password } = readBody(request.body, {
      email: readEmail,
      password: readPassword,
    });
    const admission = await signIns.admit(email, request.ip);
    refuseAttempt(reply, admission.waitSeconds);
    const session = await signIn(options, {
      email,
      password,
      device: describeDevice(request.headers["user-agent"]),
    });
    admission.succeed?.();
    return session;
  });

  app.post("/auth/logout", async (request, reply) => {
    // Without a session, the user is signed out already.
    const caller = await guard.readCaller(request).catch(ignoreEnded);
    if (caller !== undefined) await removeToken(database, caller.token);
    return reply.code(204).send();
  });

  app.get("/auth/me", async (request) => userOf(await guard.requireCaller(request)));

  app.get("/auth/sessions", async (request) => {
    const caller = await guard.requireCaller(request);
    return { data: await listSessions(database, options.clock, caller) };
  });

  app.delete<{ Params: { id: string } }>("/auth/sessions/:id", async (request, reply) => {
    const caller = await guard.requireCaller(request);
    const isEnded = await removeSession(database, caller.id, readId(request.params.id));
    if (!isEnded) throw new ServiceError("not-found", "This session does not exist or has ended.");
    return reply.code(204).send();
  });

  app.post("/auth/password", async (request, reply) => {
    const caller = await guard.requireCaller(request);
    const values = readBody(request.body, { current: readPassword, password: readNewPassword });
    refuseWeakPassword(values.password, { ...caller, title: rules.title });
    refuseAttempt(reply, passwordChanges.take(String(caller.id)).waitSeconds);
    const account = await findByEmail(database, caller.email);
    // Neither 401 nor 403: they would end the session of a user who mistyped.
    if (!(await isPassword(values.current, account?.password))) {
      throw invalidBody([{ pointer: "/current", detail: "is not your current password" }]);
    }
    passwordChanges.forget(String(caller.id));
    const hashed = await hashPassword(values.password);
    await database.transaction(async (tx) => {
      await setPassword(tx, caller.id, hashed);
      await removeTokens(tx, caller.id, caller.token);
    });
    return reply.code(204).send();
  });
}

/** The same for new and for registered emails, so that they do not reveal accounts. */
const messages: { readonly [registration in RegistrationRules["registration"]]: string } = {
  approval: "The account waits for an owner's approval, unless this email has one already.",
  open: "The account can sign in now, unless this email had one already.",
  closed: "Registration is closed.",
};

function ignoreEnded(error: unknown): undefined {
  if (error instanceof ServiceError && error.code === "unauthenticated") return undefined;
  throw error;
}
