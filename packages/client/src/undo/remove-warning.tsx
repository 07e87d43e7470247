import { Text } from "@mantine/core";
import type { Inverse, Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { fieldLabels } from "./field-labels.ts";
import { useUndoReason } from "./use-undo-reason.ts";

interface RemoveWarningProps {
  readonly inverse: Inverse;
  readonly resource: Resource;
}

/** Warning about data that undo cannot restore after a deletion. */
export function RemoveWarning({ inverse, resource }: RemoveWarningProps): ReactNode {
  const t = useTexts("history");
  const { list } = useFormat();
  const reason = useUndoReason(inverse, resource);
  return (
    <>
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
