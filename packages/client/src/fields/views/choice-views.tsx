import type { BooleanField, Choice, ChoiceField } from "@quarterdeck/model";
import { Fragment, type ReactNode } from "react";
import type { CellProps, CellTools, FieldView } from "#fields/field-props.ts";
import { readBoolean } from "#fields/values/read-boolean.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import { formatPlain, PlainValue } from "./plain-value.tsx";

function BooleanCell({ field, value, isWhole }: CellProps<BooleanField>): ReactNode {
  const t = useTexts("fields");
  return booleanContent(value, field, { t }) ?? <PlainValue value={value} isWhole={isWhole} />;
}

function booleanContent(value: unknown, _: BooleanField, { t }: Pick<CellTools, "t">): ReactNode {
  const isYes = readBoolean(value);
  if (isYes === undefined) return undefined;
  return <span className={isYes ? classes.yes : classes.no}>{t(isYes ? "yes" : "no")}</span>;
}

export const booleanView: FieldView<BooleanField> = {
  align: "start",
  Cell: BooleanCell,
  content: booleanContent,
};

function ChoiceCell({ field, value, isWhole }: CellProps<ChoiceField>): ReactNode {
  return choiceContent(value, field) ?? <PlainValue value={value} isWhole={isWhole} />;
}

function choiceContent(value: unknown, field: ChoiceField): ReactNode {
  if (typeof value === "object") return undefined;
  const text = String(value);
  return (
    <span className={classes.badge} data-tone={findTone(text)}>
      {findChoice(field, text)?.label ?? text}
    </span>
  );
}

export const choiceView: FieldView<ChoiceField> = {
  align: "start",
  Cell: ChoiceCell,
  content: choiceContent,
};

function ChoicesCell({ field, value, isWhole }: CellProps<ChoiceField>): ReactNode {
  if (!Array.isArray(value)) return <PlainValue value={value} isWhole={isWhole} />;
  return (
    <span className={classes.badges}>
      {value.map((one: unknown, index) => (
        <Fragment key={`${String(one)} ${index}`}>
          {choiceContent(one, field) ?? formatPlain(one)}
        </Fragment>
      ))}
    </span>
  );
}

export const choicesView: FieldView<ChoiceField> = {
  align: "start",
  Cell: ChoicesCell,
};

export function findChoice(field: ChoiceField, text: string): Choice | undefined {
  return field.choices.find((choice) => String(choice.value) === text);
}

type Tone = "good" | "bad" | "waiting" | "moving" | "none";

const words: Record<Exclude<Tone, "none">, string> = {
  good: "active approved available complete completed confirmed delivered done enabled healthy ok online paid passed published ready resolved succeeded success successful valid verified won",
  bad: "abandoned blocked cancelled canceled critical declined deleted denied disabled error expired failed failing failure fatal invalid lost offline overdue refused rejected revoked suspended unhealthy",
  waiting:
    "awaiting draft hold on_hold paused pending planned queued requested review scheduled submitted unpaid unverified waiting warning",
  moving: "in_progress in_transit new open ongoing processing running sent shipped started syncing",
};

const tones = new Map<string, Tone>(
  (["good", "bad", "waiting", "moving"] as const).flatMap((tone) =>
    words[tone].split(" ").map((word): [string, Tone] => [word, tone]),
  ),
);

/** Color of a badge by the usual meaning of its word, such as "paid" or "failed". */
function findTone(text: string): Tone {
  return tones.get(text.toLowerCase().replace(/[\s-]+/g, "_")) ?? "none";
}
