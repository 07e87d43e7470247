import type { TextField } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { PlainValue } from "./plain-value.tsx";

function SecretCell({ field, value, isWhole }: CellProps<TextField>): ReactNode {
  const t = useTexts("fields");
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <PlainValue value={value} isWhole={isWhole} />;
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

export const secretView: FieldView<TextField> = {
  align: "start",
  Cell: SecretCell,
};
