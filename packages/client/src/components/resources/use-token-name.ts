import type { TokenMethod } from "@quarterdeck/model";
import { useTexts } from "#texts/use-texts.ts";

/** Names of token types; a cookie by its own name. */
export function useTokenName(): (method: TokenMethod) => string {
  const t = useTexts("login");
  return ({ label, credential }) =>
    t(`tokens.${label}`, { name: "name" in credential ? credential.name : "" });
}
