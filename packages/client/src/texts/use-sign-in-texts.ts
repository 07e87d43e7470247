import { signIn } from "./en/sign-in.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts about errors of a sign-in, the location of its token, and its server. */
export const useSignInTexts = createTextsHook("signIn", signIn);
