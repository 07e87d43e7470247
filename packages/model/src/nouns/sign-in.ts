import type { Evidence } from "./evidence.ts";
import type { Field } from "./field.ts";
import type { JsonPath } from "./json.ts";
import type { Method } from "./operation.ts";

/** Where the stored token goes with each call. The contract's default is the header `Authorization`, prefix `Bearer `. */
export type Credential =
  | { readonly in: "header"; readonly name: string; readonly prefix: string }
  | { readonly in: "query" | "cookie"; readonly name: string }
  /** The server keeps the session in a cookie of its own: nothing is sent by us. */
  | { readonly in: "session" };

/** A call that turns what a person typed into a session. */
export interface SignInCall {
  readonly method: Method;
  /** Relative to the API's base. */
  readonly path: string;
  readonly mediaType: string;
}

export type SignInMethod =
  | {
      /** A login operation, or the OAuth2 password flow (then `grant` is sent along). */
      readonly kind: "password";
      readonly id: string;
      readonly call: SignInCall;
      readonly username: { readonly path: JsonPath; readonly field: Field };
      readonly password: { readonly path: JsonPath; readonly field: Field };
      /** Sent as they are: `grant_type=password`, scopes. */
      readonly constants: { readonly [name: string]: string };
      /** Where the token stands in the answer, most trusted first. */
      readonly tokenPaths: readonly JsonPath[];
      /** Where the user stands in the answer, if it may. */
      readonly userPaths: readonly JsonPath[];
      readonly credential: Credential;
      readonly evidence: Evidence;
    }
  | {
      /** A token that the person already has, pasted. */
      readonly kind: "token";
      readonly id: string;
      readonly label: string;
      readonly description?: string;
      readonly credential: Credential;
      readonly evidence: Evidence;
    }
  | {
      /** The description declares no security: one button. */
      readonly kind: "none";
      readonly id: string;
      readonly evidence: Evidence;
    };

export interface Registration {
  readonly call: SignInCall;
  /** What it asks for, in order; nested names stand in `path`. */
  readonly fields: readonly { readonly path: JsonPath; readonly field: Field }[];
  readonly tokenPaths: readonly JsonPath[];
  readonly userPaths: readonly JsonPath[];
  readonly evidence: Evidence;
}

/** All that the login and registration screens need; small, because it comes inside the page. */
export interface SignIn {
  /** Best first, never empty. */
  readonly methods: readonly SignInMethod[];
  readonly registration?: Registration;
  /** A read that answers the signed-in user: path, and where the user stands. */
  readonly me?: { readonly path: string; readonly record: JsonPath };
  /** An operation that ends the session on the server. */
  readonly signOut?: { readonly method: Method; readonly path: string };
}
