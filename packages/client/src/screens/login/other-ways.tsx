import type { SignInMethod } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTokenName } from "#components/resources/use-token-name.ts";
import { useSignInTexts } from "#texts/use-sign-in-texts.ts";

interface OtherWaysProps {
  readonly methods: readonly SignInMethod[];
  readonly chosen: SignInMethod;
  readonly onChoose: (id: string) => void;
}

const names = {
  password: "withPassword",
  basic: "withPassword",
  "authorization-code": "withProvider",
  "openid-connect": "withOpenId",
  "client-credentials": "withClient",
  none: "withNothing",
} as const satisfies Record<Exclude<SignInMethod["kind"], "token">, string>;

/** Further sign-in methods. */
export function OtherWays({ methods, chosen, onChoose }: OtherWaysProps): ReactNode {
  const t = useSignInTexts();
  const nameToken = useTokenName();
  const others = methods.filter((method) => method !== chosen);
  return (
    <ul>
      {others.map((method) => (
        <li key={method.id}>
          <button type="button" onClick={() => onChoose(method.id)}>
            {nameOf(method)}
          </button>
        </li>
      ))}
    </ul>
  );

  function nameOf(method: SignInMethod): string {
    const name = kindOf(method);
    const isAlone = methods.every((one) => one === method || kindOf(one) !== name);
    return isAlone ? name : `${name} (${distinction(method)})`;
  }

  function kindOf(method: SignInMethod): string {
    return method.kind === "token" ? nameToken(method) : t(names[method.kind]);
  }
}

/** Label of a method: API keys differ by location, logins by name. */
function distinction(method: SignInMethod): string {
  if (method.kind !== "token" || !("name" in method.credential)) return method.id;
  return method.credential.scheme ?? method.credential.name;
}
