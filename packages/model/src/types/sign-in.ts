import type { Evidence } from "./evidence.ts";
import type { Field } from "./field.ts";
import type { SettingLocation } from "./http.ts";
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
  readonly settings?: readonly SettingLocation[];
}

/** What most operations require of whoever calls: a tenant, a region. */
export interface ConnectionSetting {
  readonly in: "header" | "query";
  readonly name: string;
  readonly field: Field;
  readonly evidence: Evidence;
}

/** A field of a body and the way to it. */
export interface LocatedField {
  readonly path: JsonPath;
  readonly field: Field;
}

interface MethodBase {
  /** Unique among the methods and safe in an address. */
  readonly id: string;
  readonly evidence: Evidence;
}

interface CredentialMethod extends MethodBase {
  readonly credential: Credential;
}

/** A login operation, or the OAuth2 password flow (then `grant_type` is sent along). */
export interface PasswordMethod extends CredentialMethod {
  readonly kind: "password";
  readonly call: SignInCall;
  /** The flow's token address, where it lies outside of the API's base; the call's path is empty then. */
  readonly tokenUrl?: string;
  /** User name and password travel as a Basic credential instead of in the body; their paths are empty. */
  readonly isBasic?: true;
  readonly username: LocatedField;
  readonly password: LocatedField;
  /** What the operation asks for besides: a company, a tenant. */
  readonly more?: readonly LocatedField[];
  /** Sent as they are, by joined path: `grant_type=password`, what is required and has a default. */
  readonly constants: { readonly [path: string]: string | number | boolean };
  /** Where the token stands in the answer, most trusted first. */
  readonly tokenPaths: readonly JsonPath[];
  /** Where the user stands in the answer, if it may. */
  readonly userPaths: readonly JsonPath[];
}

/** User name and password, sent with each call as they are (RFC 7617). */
export interface BasicMethod extends CredentialMethod {
  readonly kind: "basic";
  readonly username: LocatedField;
  readonly password: LocatedField;
  readonly description?: string;
}

/** A token that the person already has, pasted. */
export interface TokenMethod extends CredentialMethod {
  readonly kind: "token";
  /** What it is; the console has its own word for each. A cookie is called by its name. */
  readonly label: "token" | "api-key" | "access-token" | "cookie";
  readonly description?: string;
}

/** The provider's own page asks who somebody is and sends them back with a code (RFC 6749 section 4.1, with PKCE). */
export interface AuthorizationCodeMethod extends CredentialMethod {
  readonly kind: "authorization-code";
  /** Absolute, or counted from the API's server. */
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Those that security requirements name; a person may ask for others. */
  readonly scopes: readonly string[];
  readonly description?: string;
}

/** As the authorization code, its addresses told by the provider (OpenID Connect Discovery 1.0). */
export interface OpenIdMethod extends CredentialMethod {
  readonly kind: "openid-connect";
  readonly discoveryUrl: string;
  readonly scopes: readonly string[];
  readonly description?: string;
}

/** A program's own name and secret (RFC 6749 section 4.4). */
export interface ClientCredentialsMethod extends CredentialMethod {
  readonly kind: "client-credentials";
  readonly tokenUrl: string;
  readonly scopes: readonly string[];
  readonly description?: string;
}

/** No credential: one button. */
export interface OpenMethod extends MethodBase {
  readonly kind: "none";
}

export type SignInMethod =
  | PasswordMethod
  | BasicMethod
  | TokenMethod
  | AuthorizationCodeMethod
  | OpenIdMethod
  | ClientCredentialsMethod
  | OpenMethod;

export interface Registration {
  readonly call: SignInCall;
  /** What it asks for, in order; nested names stand in `path`. */
  readonly fields: readonly LocatedField[];
  readonly tokenPaths: readonly JsonPath[];
  readonly userPaths: readonly JsonPath[];
  readonly evidence: Evidence;
}

/** The API's own operation that trades a refresh token for a new token. */
export interface Refresh extends SignInCall {
  /** Where the refresh token goes in the body; absent: the server keeps it in a cookie. */
  readonly tokenPath?: JsonPath;
  readonly tokenPaths: readonly JsonPath[];
  readonly evidence: Evidence;
}

/** A read that answers who is signed in. */
export interface SignInRead {
  readonly method: Method;
  readonly path: string;
  readonly record: JsonPath;
  readonly settings?: readonly SettingLocation[];
}

/** All that the login and registration screens need; small, because it comes inside the page. */
export interface SignIn {
  /** Best first, never empty. */
  readonly methods: readonly SignInMethod[];
  readonly registration?: Registration;
  /** A read that answers the signed-in user: path, and where the user stands. */
  readonly me?: SignInRead;
  /** An operation that ends the session on the server. */
  readonly signOut?: Omit<SignInRead, "record">;
  readonly refresh?: Refresh;
  /** Asked for once; absent: there are none. */
  readonly settings?: readonly ConnectionSetting[];
}
