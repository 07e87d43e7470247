import { Button } from "@mantine/core";
import { ownMember } from "@quarterdeck/model";
import { type ReactNode, useDeferredValue } from "react";
import { isRecord } from "#fields/values/record-value.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./replace-old.module.css";
import { replaceText } from "./replace-text.ts";

interface ReplaceOldProps {
  /** Member of the body that was changed. */
  readonly name: string;
  /** The record that was copied. */
  readonly original: unknown;
  readonly body: unknown;
  readonly onReplace: (body: unknown) => void;
}

/** Button in a copy that replaces the text of a changed member in all other values. */
export function ReplaceOld({ name, original, body, onReplace }: ReplaceOldProps): ReactNode {
  const t = useTexts("form");
  const settled = useDeferredValue(body);
  const old = isRecord(original) ? ownMember(original, name) : undefined;
  const next = isRecord(settled) ? ownMember(settled, name) : undefined;
  if (typeof old !== "string" || typeof next !== "string" || !isRecord(settled)) return null;
  if (next.trim() === "" || next === old) return null;
  const others = Object.entries(settled).filter(([member]) => member !== name);
  const { value, count } = replaceText(Object.fromEntries(others), old, next);
  if (count === 0 || !isRecord(value)) return null;
  return (
    <Button
      variant="light"
      size="compact-sm"
      mt="xs"
      classNames={{ root: classes.button, label: classes.label }}
      onClick={() => onReplace({ ...settled, ...value })}
    >
      {t("replaceOld", { old, next, count })}
    </Button>
  );
}
