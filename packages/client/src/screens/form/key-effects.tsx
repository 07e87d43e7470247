import {
  isSameJson,
  type RecordRef,
  type RowEffect,
  valueAt,
  type KeyedRecordRef,
} from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { RowEffects } from "#undo/row-effects.tsx";
import { readRowEffects } from "#records/read-row-effects.ts";
import type { RecordForm } from "./use-record-form.ts";

const historyTexts = { history };

interface KeyEffectsProps {
  readonly target: RecordRef;
  readonly form: RecordForm;
}

/** Notice of a new key in the form, with its effects on the records that refer to this one. */
export function KeyEffects({ target: { key, ...target }, form }: KeyEffectsProps): ReactNode {
  const { body } = form.values;
  const { body: before } = form.state.base.values;
  const isChanged = target.resource.key.some(({ field }) => {
    const value = valueAt(body, field);
    return value !== undefined && !isSameJson(value, valueAt(before, field));
  });
  if (key === undefined || !isChanged) return null;
  return (
    <TextsProvider texts={historyTexts}>
      <KeyNotice target={{ ...target, key }} />
    </TextsProvider>
  );
}

function KeyNotice({ target }: { readonly target: KeyedRecordRef }): ReactNode {
  const t = useTexts("history");
  const client = useQueryClient();
  const [effects, setEffects] = useState<readonly RowEffect[]>();
  const read = useEffectEvent(async () => (await readRowEffects(client, target, "update")).effects);
  useEffect(() => {
    void read().then(setEffects);
  }, [target.key]);
  return (
    <Notice tone="info" title={t("effects.key")}>
      {effects !== undefined && effects.length > 0 && <RowEffects effects={effects} isKey />}
    </Notice>
  );
}
