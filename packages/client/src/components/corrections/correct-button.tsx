import { IconPencilCheck } from "@tabler/icons-react";
import { type ReactNode, use } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./correct-button.module.css";
import { useCorrect } from "./correct-context.ts";
import { CorrectPath } from "./correct-path.tsx";

/**
 * Button next to the label of a field that opens its corrections; null where none are shown. For the pointer: "Correct…"
 * of the header lists all fields for the keyboard.
 */
export function CorrectButton({
  label,
}: {
  /** Absent: in the corner of an input, and screen readers do not read it. */
  readonly label?: string;
}): ReactNode {
  const t = useTexts("components");
  const correct = useCorrect();
  const path = use(CorrectPath);
  if (correct === undefined || path === undefined) return null;
  const [resource = "", field = "", ...inside] = path;
  return (
    <button
      type="button"
      className={label === undefined ? classes.corner : classes.button}
      tabIndex={-1}
      aria-hidden={label === undefined}
      aria-label={label && t("correctOf", { name: label })}
      title={t("correct")}
      onClick={() =>
        correct({ kind: "field", resource, field, ...(inside.length > 0 && { inside }) })
      }
    >
      <IconPencilCheck size="0.875rem" aria-hidden />
    </button>
  );
}
