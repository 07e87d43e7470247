import { loadChunk } from "#chunks/load-chunk.ts";
import type {
  AuthorizationCodeMethod,
  OpenIdMethod,
  Registration,
  SignInMethod,
} from "@quarterdeck/model";
import type * as Calls from "./sign-in-calls.ts";

/** What a person typed; which of it counts depends on the method. */
export interface SignInValues {
  readonly username?: string;
  readonly password?: string;
  readonly token?: string;
  /** What the operation asks for besides, by joined path. */
  readonly more?: Readonly<Record<string, string>>;
  /** With spaces between them. */
  readonly scopes?: string;
}

/** The ways in that end on this page, with what was typed into it. */
export type TypedMethod = Exclude<SignInMethod, AuthorizationCodeMethod | OpenIdMethod>;

/** How a registration went. */
export interface RegistrationResult {
  /** False: the account exists, and something else must happen before a session begins. */
  readonly isSignedIn: boolean;
  /** What the API said to it. */
  readonly message?: string;
}

/** Begins a session by one of the description's methods; rejects with the API's own refusal. */
export async function signIn(method: TypedMethod, values: SignInValues): Promise<void> {
  return (await loadCalls()).signIn(method, values);
}

/** Makes an account; signs in with it where the answer carries a token. `values` by joined path (`address.city`). */
export async function register(
  registration: Registration,
  values: Readonly<Record<string, unknown>>,
): Promise<RegistrationResult> {
  return (await loadCalls()).register(registration, values);
}

/** A form shows before the code arrives that sends it; call it when someone begins to type. */
export function loadCalls(): Promise<typeof Calls> {
  return loadChunk(() => import("./sign-in-calls.ts"));
}
