import { PasswordInput } from "@mantine/core";
import type { TextField } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import type { CellProps, FieldView, InputProps } from "./field-view.ts";
import { inputFrame, readText } from "./input-frame.ts";
import { OtherValue } from "./other-value.tsx";
import { TextFilter } from "./text-filter.tsx";

function SecretCell({ field, value, isWhole }: CellProps<TextField>): ReactNode {
  const t = useTexts("fields");
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <OtherValue value={value} isWhole={isWhole} />;
  return (
    <>
      <span className={classes.secret} role="img" aria-label={t("hidden")}>
        ••••••••
      </span>
      {isWhole && (
        <button
          type="button"
          className={classes.more}
          aria-label={t("showSecret", { label: field.label })}
          onClick={() => setIsShown(true)}
        >
          {t("show")}
        </button>
      )}
    </>
  );
}

function SecretInput({ field, value, onChange, problems }: InputProps<TextField>): ReactNode {
  const t = useTexts("fields");
  return (
    <PasswordInput
      {...inputFrame(field, problems)}
      autoComplete={/current|old/i.test(field.name) ? "current-password" : "new-password"}
      visibilityToggleButtonProps={{ "aria-label": t("showTyped") }}
      value={readText(value)}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}

export const secretView: FieldView<TextField> = {
  align: "start",
  Cell: SecretCell,
  Input: SecretInput,
  Filter: TextFilter,
};
