/** Constants of the contract; the ids are rows of docs/contract.md. */

/** Default path between the host and every API path (H1). */
export const BASE_PATH = "/api";

/** Time that data is fresh (Q2). */
export const FRESH_MS = 180_000;

/** Retries of a failed read, without the first request (Q3). */
export const MAX_RETRIES = 3;

/** Statuses without retry (Q3). */
export const FINAL_STATUSES: readonly number[] = [401, 403, 404, 500];

/** Longest `Retry-After` for an automatic retry (Q3). */
export const MAX_RETRY_AFTER_MS = 60_000;

/** Timeout of a script chunk (K1). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Timeout of a request; 0: none (H5). */
export const HTTP_TIMEOUT_MS: number = 0;

/** Cookie with the XSRF token (H6). */
export const XSRF_COOKIE = "XSRF-TOKEN";

/** Header with the XSRF token (H6). */
export const XSRF_HEADER = "X-XSRF-TOKEN";

/** Header with the stored user (H3). */
export const USER_HEADER = "user";

/** Statuses that end the session (H7). */
export const SESSION_ENDING_STATUSES: readonly number[] = [401, 403];

/** Local storage entry of the token (R3). */
export const TOKEN_KEY = "token";

/** Local storage entry of the user (R3). */
export const USER_KEY = "user";

/** Local storage entry of the token's location, if it is not the default (H2). */
export const CREDENTIAL_KEY = "quarterdeck-credential";

/** Local storage entry of the color mode (T4); also in `public/first-paint.js`, which runs before any module. */
export const COLOR_MODE_KEY = "quarterdeck-theme";

/** Local storage entry of the chosen language; also in `public/first-paint.js`. */
export const LANGUAGE_KEY = "quarterdeck-language";

/** Query parameter of the color mode (T2). */
export const THEME_PARAMETER = "theme";

/** Initial UI state (T1). */
export const DEFAULT_SIDEBAR_SHOW = true;

/** Initial UI state (T1, T3). */
export const DEFAULT_THEME = "dark";

/** Stored in place of a token if the API has none; never sent (H2). */
export const PLACEHOLDER_TOKEN = "quarterdeck-no-token";

/** Local storage entry of the token against forged requests and its header (H6). */
export const CSRF_KEY = "quarterdeck-csrf";

/** Local storage entry of the headers that the user added to all requests; each line is a header. */
export const OWN_HEADERS_KEY = "quarterdeck-headers";

/** Local storage entry of the optional parameters that the API demands; each line is a location and a name. */
export const DEFAULTS_KEY = "quarterdeck-defaults";

/** Local storage entry of the credentials that the user added for other security schemes than that of the session. */
export const OTHER_CREDENTIALS_KEY = "quarterdeck-credentials";

/** Session storage entry of the values of the sign-in that the sign-out sends. */
export const SIGN_OUT_KEY = "quarterdeck-sign-out-values";

/** Session storage entry of the time at which the API accepted the credential of the sign-in (R5). */
export const ACCEPTED_KEY = "quarterdeck-accepted";

/** Session storage entry of the operation whose response showed that; read once. */
export const ACCEPTED_BY_KEY = "quarterdeck-accepted-by";

/** Response header of the gateway with the names of set cookies, which scripts cannot see. */
export const SET_COOKIE_HEADER = "quarterdeck-set-cookie";

/** Session storage entry of a pending sign-in at a provider. */
export const PENDING_SIGN_IN_KEY = "quarterdeck-sign-in";

/** Session storage entry of the token renewal. */
export const RENEWAL_KEY = "quarterdeck-renewal";

/** Local storage entry that connects an old and a renewed token for other tabs, by fingerprints (R4). */
export const RENEWED_KEY = "quarterdeck-renewed";
