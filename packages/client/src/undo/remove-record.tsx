import type { KeyedRecordRef } from "@quarterdeck/model";
import { Button, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import { inlineLabel } from "#components/values/inline-label.ts";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { formatKey } from "#components/resources/format-key.ts";
import { recordName } from "#components/resources/record-name.ts";
import type { FreshRecord } from "#records/read-fresh.ts";
import { HttpError } from "#http/errors.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ChangeTable } from "./change-table.tsx";
import { removalLabel } from "./removal-label.ts";
import { RemoveWarning } from "./remove-warning.tsx";
import { type AcceptedRemoval, useRemoval } from "./use-removal.ts";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const historyTexts = { history };

interface RemoveRecordProps {
  readonly target: KeyedRecordRef;
  /** The record as the user sees it; absent if the screen shows only a part of it. */
  readonly seen: FreshRecord | undefined;
  /** The API removed it. */
  readonly onGone: () => void;
  /** The user canceled. */
  readonly onClose: () => void;
  /** Renders the job of an accepted removal. */
  readonly renderJob: (accepted: AcceptedRemoval) => ReactNode;
}

/** Deletes a record, after a confirmation if that cannot be undone. */
export function RemoveRecord(props: RemoveRecordProps): ReactNode {
  return (
    <TextsProvider texts={historyTexts}>
      <Removal {...props} />
    </TextsProvider>
  );
}

function Removal({ target, seen, onGone, onClose, renderJob }: RemoveRecordProps): ReactNode {
  const t = useTexts("history");
  const { state, isRunning, failure, begin, confirm } = useRemoval(target, seen, onGone);
  const hasBegun = useRef(false);
  const start = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  });
  useEffect(() => start(), []);
  // The same request would be refused again.
  const isRefused = failure instanceof HttpError && failure.status === 409;
  const canConfirm = (state.kind === "confirming" || state.kind === "changed") && !isRefused;
  const { labels, operations } = target.resource;
  const label = removalLabel(target.chunk.operations, operations.remove);
  const fresh = "fresh" in state ? state.fresh : undefined;
  const recordTitle = recordName(target.resource, (seen ?? fresh)?.record) ?? formatKey(target.key);
  const name = `${inlineLabel(labels.one)} ${recordTitle}`.trim();

  if (failure === undefined && state.kind === "starting") {
    return (
      <span role="status" className={hidden.hidden}>
        {t("deleting", { name })}
      </span>
    );
  }
  return (
    <Dialog
      title={
        label === undefined ? t("deleteTitle", { name }) : t("actionOf", { operation: label, name })
      }
      isWide={state.kind === "changed"}
      onClose={onClose}
    >
      <Stack>
        {state.kind === "confirming" && !isRefused && (
          <RemoveWarning
            inverse={state.inverse}
            effects={state.effects}
            isUncertain={state.isUncertain}
            resource={target.resource}
          />
        )}
        {state.kind === "changed" && (
          <>
            <Text fw={600}>{t("deleteChanged")}</Text>
            <Text size="sm">{t("deleteChangedHint")}</Text>
            <ChangeTable label={t("deleteChangedHint")} changes={state.changes} />
          </>
        )}
        {state.kind === "accepted" && renderJob(state)}
        {state.kind === "unknown" && (
          <>
            <ProblemAlert error={state.error} title={t("deleteUnknown")} />
            <Text size="sm">{t(state.isThere ? "deleteStillThere" : "unknownHint")}</Text>
          </>
        )}
        {failure !== undefined && <ProblemAlert error={failure} title={t("deleteFailed")} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t(canConfirm ? "cancel" : "close")}
          </Button>
          {canConfirm && (
            <Button color="red" loading={isRunning} onClick={() => confirm(state.fresh)}>
              {state.kind === "changed" ? t("deleteAnyway") : (label ?? t("delete"))}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
