import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { BulkEffects } from "#records/read-row-effects.ts";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { RowEffects } from "#undo/row-effects.tsx";

const historyTexts = { history };

interface RemovalEffectsProps {
  /** Undefined while they are read; null if the API does not list them. */
  readonly effects: BulkEffects | null | undefined;
}

/** Effects of the deletion of several records on others, and whether undo restores them. */
export function RemovalEffects(props: RemovalEffectsProps): ReactNode {
  return (
    <TextsProvider texts={historyTexts}>
      <Effects {...props} />
    </TextsProvider>
  );
}

function Effects({ effects: listed }: RemovalEffectsProps): ReactNode {
  const t = useTexts("history");
  if (listed === undefined) {
    return (
      <Text size="sm" role="status">
        {t("effects.checking")}
      </Text>
    );
  }
  if (listed === null) return null;
  const { effects, isRestored } = listed;
  return (
    <>
      {effects.length > 0 && <RowEffects effects={effects} />}
      {effects.every(({ action }) => action !== "prevent") && (
        <Text size="sm">{t(isRestored ? "effects.restored" : "effects.uncertain")}</Text>
      )}
    </>
  );
}
