import { Text } from "@mantine/core";
import type { Inverse, RemovalEffect, Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useModel } from "#queries/model/use-model.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./history.module.css";
import { fieldLabels } from "./field-labels.ts";
import { useUndoReason } from "./use-undo-reason.ts";

interface RemoveWarningProps {
  readonly inverse: Inverse;
  readonly effects?: readonly RemovalEffect[];
  readonly resource: Resource;
}

/** Warning about data that undo cannot restore after a deletion. */
export function RemoveWarning({ inverse, effects = [], resource }: RemoveWarningProps): ReactNode {
  const t = useTexts("history");
  const { list, number } = useFormat();
  const model = useModel();
  const reason = useUndoReason(inverse, resource);
  return (
    <>
      {effects.length > 0 && (
        <ul className={classes.effects}>
          {effects.map(({ resource: name, action, count, isExact }, index) => {
            const labels = model.resources.find((one) => one.name === name)?.labels;
            const records = labels?.many ?? t("effects.others");
            return (
              <li key={`${index} ${name ?? ""}`} data-action={action}>
                {action === "forget"
                  ? t("effects.forget")
                  : count === undefined
                    ? t(`effects.some.${action}`, { records })
                    : t(`effects.${action}`, {
                        records,
                        number: `${number(count)}${isExact ? "" : "+"}`,
                      })}
              </li>
            );
          })}
        </ul>
      )}
      {reason !== undefined && <Text size="sm">{reason}</Text>}
      {inverse.kind === "create" && inverse.doubt !== undefined && (
        <Text size="sm">
          {t(`deleteDoubt.${inverse.doubt}`, { names: list(fieldLabels(resource, inverse.lost)) })}
          {inverse.isNewKey && inverse.doubt !== "copy" && ` ${t("deleteKey")}`}
        </Text>
      )}
    </>
  );
}
