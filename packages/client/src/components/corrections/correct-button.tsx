import { IconPencilCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { type Subject, useCorrect } from "./correct-context.ts";

/**
 * Button next to the label of a field that opens its corrections; null where none are shown. For the pointer: "Correct…"
 * of the header lists all fields for the keyboard.
 */
export function CorrectButton({
  label,
  subject,
  className,
}: {
  /** Undefined: screen readers do not read it. */
  readonly label?: string;
  readonly subject: Subject;
  readonly className: string | undefined;
}): ReactNode {
  const t = useTexts("components");
  const correct = useCorrect();
  if (correct === undefined) return null;
  return (
    <button
      type="button"
      className={className}
      tabIndex={-1}
      aria-hidden={label === undefined}
      aria-label={label && t("correctOf", { name: label })}
      title={t("correct")}
      onClick={() => correct(subject)}
    >
      <IconPencilCheck size="0.875rem" aria-hidden />
    </button>
  );
}
