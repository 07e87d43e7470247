import { type Field, ownMember } from "@quarterdeck/model";
import { type ReactNode, use, useId } from "react";
import { FieldScopeContext } from "#fields/field-scope.ts";
import { currencyField, starsOf } from "#fields/values/input-tool.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { useToolTexts } from "#texts/use-tool-texts.ts";
import classes from "./input-tool.module.css";

export interface InputToolProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Color picker, stars or currency inside an input, which remains for the keyboard. */
export function InputTool(props: InputToolProps): ReactNode {
  if (props.field.kind === "color") return <Swatch {...props} />;
  const most = starsOf(props.field);
  return most === undefined ? <Currency {...props} /> : <Stars {...props} most={most} />;
}

const hexColor = /^#[\da-f]{6}$/i;
/** Value of a color input without a color: it has to have one. */
const noColor = "#".padEnd(7, "0");
const shortColor = /^#([\da-f])([\da-f])([\da-f])$/i;

function Swatch({ field, value, onChange }: InputToolProps): ReactNode {
  const t = useToolTexts();
  const text = typeof value === "string" ? value.trim() : "";
  const long = text.replace(shortColor, "#$1$1$2$2$3$3");
  return (
    <input
      type="color"
      className={classes.swatch}
      aria-label={t("pickColor", { label: field.label })}
      data-empty={!hexColor.test(long) || undefined}
      value={hexColor.test(long) ? long.toLowerCase() : noColor}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Stars({
  field,
  value,
  onChange,
  most,
}: InputToolProps & { readonly most: number }): ReactNode {
  const t = useToolTexts();
  const name = useId();
  const count = typeof value === "number" ? value : 0;
  return (
    <span
      className={classes.stars}
      role="radiogroup"
      aria-label={t("starsOf", { label: field.label })}
    >
      {Array.from({ length: most }, (_, index) => index + 1).map((star) => (
        <label key={star} className={classes.star} title={t("stars", { count: star })}>
          <input
            type="radio"
            name={name}
            aria-label={t("stars", { count: star })}
            checked={count === star}
            onChange={() => onChange(star)}
          />
          <span aria-hidden="true">{star <= count ? "★" : "☆"}</span>
        </label>
      ))}
    </span>
  );
}

/** Currency of another input of the form. */
function Currency({ field }: InputToolProps): ReactNode {
  const { fields, values } = use(FieldScopeContext);
  const name = currencyField(field, fields)?.name;
  const code = name !== undefined && isRecord(values) ? ownMember(values, name) : undefined;
  return typeof code === "string" && <span className={classes.currency}>{code.slice(0, 3)}</span>;
}
