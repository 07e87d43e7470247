import { createContext, use } from "react";

/** Subject of a correction, by names of the model. */
export type Subject =
  /** All subjects on the screen of the address. */
  | { readonly kind: "screen" }
  /** Sign-in and addresses. */
  | { readonly kind: "api" }
  | { readonly kind: "resource" | "list"; readonly resource: string }
  | {
      readonly kind: "field";
      readonly resource: string;
      readonly field: string;
      /** Names of the fields inside it that lead to the subject: through objects and lists. */
      readonly inside?: readonly string[];
    }
  /** `resource`: absent for an operation without one. */
  | { readonly kind: "operation"; readonly operation: string; readonly resource?: string };

/** Opens the corrections of a subject next to the screen. */
export type Correct = (subject: Subject) => void;

/** The layout provides it; undefined outside of it. */
export const CorrectContext = createContext<Correct | undefined>(undefined);

export function useCorrect(): Correct | undefined {
  return use(CorrectContext);
}
