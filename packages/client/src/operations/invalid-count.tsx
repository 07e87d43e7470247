import { Fragment, type ReactNode } from "react";
import hidden from "#components/styles/visually-hidden.module.css";
import { useInputTexts } from "#texts/use-input-texts.ts";
import type { FormValidation } from "./use-form-validation.ts";

/** Announces the number of invalid values after each attempt to send a form. */
export function InvalidCount({ count, attempt }: FormValidation["invalid"]): ReactNode {
  const t = useInputTexts();
  return (
    <p role="status" className={hidden["hidden"]}>
      {/* A new element for each attempt: the same text is announced again. */}
      {count > 0 && <Fragment key={attempt}>{t("invalidCount", { count })}</Fragment>}
    </p>
  );
}
