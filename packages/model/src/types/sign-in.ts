import type { Evidence } from "./evidence.ts";
import type { Field, LocatedField } from "./field.ts";
import type { SettingLocation } from "./http.ts";
import type { JsonPath } from "./json.ts";
import type { Method } from "./operation.ts";

/** Location of the token in each call. The default is the header `Authorization` with the prefix `Bearer `. */
export type Credential =
  | ({ readonly in: "header"; readonly name: string; readonly prefix: string } & OfScheme)
  | ({ readonly in: "query" | "cookie"; readonly name: string } & OfScheme)
  /** Session cookie, set by the server; the client sends no credential. */
  | { readonly in: "session" };

interface OfScheme {
  /** Name of the security scheme, if another scheme has another credential at this location. */
  readonly scheme?: string;
}

/** Call that exchanges entered credentials for a session. */
export interface SignInCall {
  readonly method: Method;
  /** Path relative to the base URL of the API. The fields to fill in contain values for its `{name}`. */
  readonly path: string;
  readonly mediaType: string;
  readonly settings?: readonly SettingLocation[];
}

/** Parameter of most operations: a tenant, a region, a version. */
export interface ConnectionSetting {
  readonly in: "header" | "query" | "body";
  readonly name: string;
  readonly field: Field;
  readonly evidence: Evidence;
}

interface MethodBase {
  /** Unique among the methods and safe in a URL. */
  readonly id: string;
  readonly evidence: Evidence;
}

interface CredentialMethod extends MethodBase {
  readonly credential: Credential;
  /** Further prefixes that the description shows before a token, such as `Token `. */
  readonly prefixes?: readonly string[];
  /** True if the description does not declare where the credential is sent. */
  readonly isAssumed?: true;
}

/** Login operation, or the OAuth2 password flow, which also sends `grant_type`. */
export interface PasswordMethod extends CredentialMethod {
  readonly kind: "password";
  readonly call: SignInCall;
  /** Token URL of the flow, if it is on another server; `call.path` is empty then. */
  readonly tokenUrl?: string;
  /** User name and password are sent as a Basic credential instead of in the body; their paths are empty. */
  readonly isBasic?: true;
  readonly username: LocatedField;
  /** Second path of the user name if it is an email address and the description has no members. */
  readonly emailPath?: JsonPath;
  readonly password: LocatedField;
  /** Further fields to fill in: a company, a tenant. */
  readonly more?: readonly LocatedField[];
  /** Fields that get an input after the API has named them in a refusal. */
  readonly optional?: readonly LocatedField[];
  /** Constant values by joined path: `grant_type=password`, values that the description fixes. */
  readonly constants: { readonly [path: string]: string | number | boolean };
  /** Possible paths of the token in the response, most probable first. */
  readonly tokenPaths: readonly JsonPath[];
  /** Response header that contains the token. */
  readonly tokenHeader?: string;
  /** Possible paths of the user in the response. */
  readonly userPaths: readonly JsonPath[];
}

/** User name and password, sent with each call (RFC 7617). */
export interface BasicMethod extends CredentialMethod {
  readonly kind: "basic";
  readonly username: LocatedField;
  readonly password: LocatedField;
  readonly description?: string;
}

/** Existing token that the user pastes. */
export interface TokenMethod extends CredentialMethod {
  readonly kind: "token";
  /** Type of the token, which selects the label. A cookie is labeled with its name. */
  readonly label: "token" | "api-key" | "access-token" | "cookie";
  readonly description?: string;
}

/** Authorization code grant with PKCE: the provider's page signs the user in (RFC 6749, section 4.1; RFC 7636). */
export interface AuthorizationCodeMethod extends CredentialMethod {
  readonly kind: "authorization-code";
  /** Absolute, or relative to the server of the API. */
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Scopes that security requirements name; the user may request others. */
  readonly scopes: readonly string[];
  readonly description?: string;
}

/** Authorization code grant whose URLs the provider publishes (OpenID Connect Discovery 1.0). */
export interface OpenIdMethod extends CredentialMethod {
  readonly kind: "openid-connect";
  readonly discoveryUrl: string;
  readonly scopes: readonly string[];
  readonly description?: string;
}

/** Client credentials grant (RFC 6749, section 4.4). */
export interface ClientCredentialsMethod extends CredentialMethod {
  readonly kind: "client-credentials";
  readonly tokenUrl: string;
  readonly scopes: readonly string[];
  readonly description?: string;
}

/** No credential: a single button. */
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
  /** Fields of the form in order, with their paths in the body. */
  readonly fields: readonly LocatedField[];
  /** Fields without an input: only a link fills them in; absent: none. */
  readonly linkFields?: readonly LocatedField[];
  readonly tokenPaths: readonly JsonPath[];
  readonly userPaths: readonly JsonPath[];
  readonly evidence: Evidence;
}

/** Operation that exchanges a refresh token for a new token. */
export interface Refresh extends SignInCall {
  /** Path of the refresh token in the body; absent if it is in a cookie. */
  readonly tokenPath?: JsonPath;
  readonly tokenPaths: readonly JsonPath[];
  /** Declared response header that contains the new token, in lower case. */
  readonly tokenHeader?: string;
  readonly evidence: Evidence;
}

/** Read that returns the current user. */
export interface SignInRead {
  /** Id of the operation. */
  readonly operation?: string;
  readonly method: Method;
  readonly path: string;
  readonly record: JsonPath;
  readonly settings?: readonly SettingLocation[];
  /** Ids of the methods whose credential the operation takes; absent: all. */
  readonly methods?: readonly string[];
}

/** Read without input that shows whether a credential is accepted. */
export interface SignInCheck {
  /** Id of the operation. */
  readonly operation: string;
  /** Absent: GET. A POST has an empty object as its body. */
  readonly method?: "post";
  readonly path: string;
  readonly settings?: readonly SettingLocation[];
  /** As in `SignInRead`. */
  readonly methods?: readonly string[];
}

/** Sign-out operation, with the body that it declares. */
export interface SignOut extends Omit<SignInRead, "record" | "operation" | "methods"> {
  readonly body?: {
    readonly mediaType: string;
    /** Path of the refresh token; absent if the body does not contain it. */
    readonly tokenPath?: JsonPath;
    /** Path of the token of the session. */
    readonly accessPath?: JsonPath;
    /** Paths of values that the sign-in sent or returned, such as a device or the id of the session. */
    readonly storedPaths?: readonly JsonPath[];
    /** Constant values by joined path. */
    readonly constants: { readonly [path: string]: string | number | boolean };
  };
}

/** Protection of cookie sessions against forged requests. */
export interface Csrf {
  /** Header that operations declare for the token. */
  readonly header?: string;
  /** Read that returns the token or sets its cookie. */
  readonly read?: { readonly path: string; readonly tokenPaths: readonly JsonPath[] };
}

/** Security scheme of operations, if not all operations take the same credentials. */
export interface CredentialScheme {
  /** Name in `securitySchemes`. */
  readonly name: string;
  readonly credential: Credential;
  readonly description?: string;
}

/** Data of the sign-in and registration screens. Small, because the page contains it. */
export interface SignIn {
  /** Preferred method first; never empty. */
  readonly methods: readonly SignInMethod[];
  readonly registration?: Registration;
  /** Read that returns the current user. */
  readonly me?: SignInRead;
  /** Operation that ends the session on the server. */
  readonly signOut?: SignOut;
  /** Reads that show whether a credential is accepted, the best first; absent if there are none. */
  readonly checks?: readonly SignInCheck[];
  readonly csrf?: Csrf;
  readonly refresh?: Refresh;
  /** Connection settings; absent if there are none. */
  readonly settings?: readonly ConnectionSetting[];
  /** Schemes that `Operation.schemes` names; absent if all operations take the same credentials. */
  readonly schemes?: readonly CredentialScheme[];
}
