import { Text } from "@mantine/core";
import type { Inverse, RowEffect, Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { fieldLabels } from "./field-labels.ts";
import { RowEffects } from "./row-effects.tsx";
import { useUndoReason } from "./use-undo-reason.ts";

interface RemoveWarningProps {
  readonly inverse: Inverse;
  readonly effects?: readonly RowEffect[];
  /** Undo may be refused, or restore other values. */
  readonly isUncertain?: boolean;
  readonly resource: Resource;
}

/** Warning about data that undo cannot restore after a deletion. */
export function RemoveWarning({
  inverse,
  effects = [],
  isUncertain = false,
  resource,
}: RemoveWarningProps): ReactNode {
  const t = useTexts("history");
  const { list } = useFormat();
  const reason = useUndoReason(inverse, resource);
  return (
    <>
      {effects.length > 0 && <RowEffects effects={effects} />}
      {inverse.kind === "restore" && inverse.copies !== undefined && (
        <Text size="sm">{t("effects.restored")}</Text>
      )}
      {isUncertain && inverse.kind === "create" && inverse.doubt === undefined && (
        <Text size="sm">{t("effects.uncertain")}</Text>
      )}
      {reason !== undefined && <Text size="sm">{reason}</Text>}
      {inverse.kind === "create" && inverse.doubt !== undefined && (
        <Text size="sm">
          {inverse.mayRemain
            ? t("deleteMarked")
            : t(`deleteDoubt.${inverse.doubt}`, {
                names: list(fieldLabels(resource, inverse.lost)),
              })}
          {inverse.mayRemain !== true &&
            inverse.isNewKey &&
            inverse.doubt !== "copy" &&
            ` ${t("deleteKey")}`}
        </Text>
      )}
    </>
  );
}
