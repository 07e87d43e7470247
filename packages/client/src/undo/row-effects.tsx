import type { RowEffect } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useModel } from "#queries/model/use-model.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./history.module.css";

interface RowEffectsProps {
  readonly effects: readonly RowEffect[];
  /** The write is a new key, not a deletion. */
  readonly isKey?: boolean;
}

/** Effects of a deletion or of a new key on other records. */
export function RowEffects({ effects, isKey = false }: RowEffectsProps): ReactNode {
  const t = useTexts("history");
  const { number } = useFormat();
  const model = useModel();
  return (
    <ul className={classes.effects}>
      {effects.map(({ resource: name, action, count, isExact }, index) => {
        const labels = model.resources.find((one) => one.name === name)?.labels;
        const records = labels?.many ?? t("effects.others");
        const text = action === "prevent" && isKey ? "preventKey" : action;
        return (
          <li key={`${index} ${name ?? ""}`} data-action={action}>
            {text === "forget"
              ? t("effects.forget")
              : count === undefined
                ? t(`effects.some.${text}`, { records })
                : t(`effects.${text}`, {
                    records,
                    number: `${number(count)}${isExact ? "" : "+"}`,
                  })}
          </li>
        );
      })}
    </ul>
  );
}
