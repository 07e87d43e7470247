import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { type Failure, isReceived } from "./describe-failure.ts";

const ResponseMessage = lazyComponent(
  async () => (await import("./response-message.tsx")).ResponseMessage,
);

interface FailureMessageProps {
  readonly failure: Failure & { readonly message: string };
}

/** Message of an error; those of invalid responses are loaded when they are shown. */
export function FailureMessage({ failure }: FailureMessageProps): ReactNode {
  const { kind, message } = failure;
  return isReceived(kind) ? <ResponseMessage kind={kind} fallback={message} /> : message;
}
