/** Forms of the other usual sign-ins, in one chunk: each further chunk has a name in the first one. */
export { LongPasswordForm } from "./long-password-form.tsx";
export { OpenAccess } from "./open-access.tsx";
export { TokenForm } from "./token-form.tsx";
