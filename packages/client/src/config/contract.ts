/** The contract's constants, each named once; the ids are rows of the client contract. */

/** H1: stands between the host and every path. The page's configuration may name another. */
export const BASE_PATH = "/api";

/** Q2: how long what was read counts as fresh. */
export const FRESH_MS = 180_000;

/** Q3: retries of a failed read, the first request not counted. */
export const MAX_RETRIES = 3;

/** Q3: answers that are never asked for again. */
export const FINAL_STATUSES: readonly number[] = [401, 403, 404, 500];

/** Q3: the longest wait that `Retry-After` may impose before a person decides instead. */
export const MAX_RETRY_AFTER_MS = 60_000;

/** K1: a script chunk that has not arrived by then has failed. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** H5: 0 is no timeout. */
export const HTTP_TIMEOUT_MS: number = 0;

/** H6 */
export const XSRF_COOKIE = "XSRF-TOKEN";

/** H6 */
export const XSRF_HEADER = "X-XSRF-TOKEN";

/** H3 */
export const USER_HEADER = "user";

/** H7: answers that end the session. */
export const SESSION_ENDING_STATUSES: readonly number[] = [401, 403];

/** R3: local storage entry. */
export const TOKEN_KEY = "token";

/** R3: local storage entry. */
export const USER_KEY = "user";

/** H2: local storage entry; where the token goes, when that is not the contract's own place. */
export const CREDENTIAL_KEY = "quarterdeck-credential";

/** T4: local storage entry. `public/first-paint.js` names it once more, because it runs before any module. */
export const COLOR_MODE_KEY = "quarterdeck-theme";

/** Local storage entry: the language that a person chose. `public/first-paint.js` names it once more. */
export const LANGUAGE_KEY = "quarterdeck-language";

/** T2: parameter of the address. */
export const THEME_PARAMETER = "theme";

/** T1 */
export const DEFAULT_SIDEBAR_SHOW = true;

/** T1, T3 */
export const DEFAULT_THEME = "dark";

/** H2: stands for the token where an API has none to give; never sent. */
export const PLACEHOLDER_TOKEN = "quarterdeck-no-token";

/** Entry of the tab's own storage: a sign-in at a provider on its way there and back. */
export const PENDING_SIGN_IN_KEY = "quarterdeck-sign-in";

/** Entry of the tab's own storage: what a token about to end is renewed by. */
export const RENEWAL_KEY = "quarterdeck-renewal";

/** R4: local storage entry; tells other tabs that a new token is the same session's. Fingerprints, no tokens. */
export const RENEWED_KEY = "quarterdeck-renewed";
