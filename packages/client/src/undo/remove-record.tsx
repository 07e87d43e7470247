import type { KeyedRecordRef } from "@quarterdeck/model";
import { Button, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import { inSentence } from "#components/values/in-sentence.ts";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { formatKey } from "#components/resources/format-key.ts";
import { recordName } from "#components/resources/record-name.ts";
import type { FreshRecord } from "#records/read-fresh.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ChangeTable } from "./change-table.tsx";
import { RemoveWarning } from "./remove-warning.tsx";
import { useRemoval } from "./use-removal.ts";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const historyTexts = { history };

interface RemoveRecordProps {
  readonly target: KeyedRecordRef;
  /** The whole record as the person sees it; absent where they see only a part of it. */
  readonly seen: FreshRecord | undefined;
  /** The API removed it. */
  readonly onGone: () => void;
  /** Nothing was done, and nothing is asked any more. */
  readonly onClose: () => void;
}

/** Removes a record at once where that can be taken back; else asks first. */
export function RemoveRecord(props: RemoveRecordProps): ReactNode {
  return (
    <TextsProvider texts={historyTexts}>
      <Removal {...props} />
    </TextsProvider>
  );
}

function Removal({ target, seen, onGone, onClose }: RemoveRecordProps): ReactNode {
  const t = useTexts("history");
  const { state, isRunning, failure, begin, confirm } = useRemoval(target, seen, onGone);
  const hasBegun = useRef(false);
  const start = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  });
  useEffect(() => start(), []);
  const { labels } = target.resource;
  const found = "found" in state ? state.found : undefined;
  const name = recordName(target.resource, (seen ?? found)?.record) ?? formatKey(target.key);
  const what = `${inSentence(labels.one)} ${name}`.trim();

  if (failure === undefined && state.kind === "begun") {
    return (
      <span role="status" className={hidden.hidden}>
        {t("deleting", { what })}
      </span>
    );
  }
  return (
    <Dialog title={t("deleteTitle", { what })} isWide={state.kind === "changed"} onClose={onClose}>
      <Stack>
        {state.kind === "asking" && (
          <RemoveWarning inverse={state.inverse} resource={target.resource} />
        )}
        {state.kind === "changed" && (
          <>
            <Text fw={600}>{t("deleteChanged")}</Text>
            <Text size="sm">{t("deleteChangedHint")}</Text>
            <ChangeTable label={t("deleteChangedHint")} changes={state.changes} />
          </>
        )}
        {state.kind === "unknown" && (
          <>
            <ProblemAlert error={state.error} title={t("deleteUnknown")} />
            <Text size="sm">{t("unknownHint")}</Text>
          </>
        )}
        {failure !== undefined && <ProblemAlert error={failure} title={t("deleteFailed")} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t(state.kind === "asking" || state.kind === "changed" ? "cancel" : "close")}
          </Button>
          {(state.kind === "asking" || state.kind === "changed") && (
            <Button color="red" loading={isRunning} onClick={() => confirm(state.found)}>
              {t(state.kind === "changed" ? "deleteAnyway" : "delete")}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
