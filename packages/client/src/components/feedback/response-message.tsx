import type { ReactNode } from "react";
import { useResponseTexts } from "#texts/use-response-texts.ts";
import type { ReceivedError } from "./describe-failure.ts";

/** Message for a response that is not valid. */
export function ResponseMessage({ kind }: { readonly kind: ReceivedError }): ReactNode {
  return useResponseTexts()(kind);
}
