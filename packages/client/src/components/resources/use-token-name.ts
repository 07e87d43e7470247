import type { TokenMethod } from "@quarterdeck/model";
import { useTexts } from "#texts/use-texts.ts";

/** What a token that somebody has is called: by what it is, a cookie by its name. */
export function useTokenName(): (method: TokenMethod) => string {
  const t = useTexts("login");
  return ({ label, credential }) =>
    t(`tokens.${label}`, { name: "name" in credential ? credential.name : "" });
}
