import { Button, Group, Text } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { recordAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { recordName } from "#components/resources/record-name.ts";
import { FailureMessage } from "#components/feedback/failure-message.tsx";
import { useFailure } from "#components/feedback/use-failure.ts";
import { BadResponseError } from "#http/errors.ts";
import type { CreatedRecord } from "#records/find-created.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useStorageProblem } from "#storage/storage-state.ts";
import { useStorageTexts } from "#texts/use-storage-texts.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import type { SavedStatus } from "./check-saved.ts";
import type { UnknownOutcome } from "./form-state.ts";
import { ToList } from "./to-list.tsx";

interface UnknownNoticeProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly isNew: boolean;
  readonly unknown: UnknownOutcome;
  readonly onCheck: () => void;
  /** Ends the form: the API has the record. */
  readonly onAccept: (key: string | undefined) => void;
}

/** Notice of a write with unknown outcome, with a button that checks it. */
export function UnknownNotice(props: UnknownNoticeProps): ReactNode {
  const { resource, isNew, unknown, onCheck, onAccept } = props;
  const { sent, error, savedStatus, checkError, isChecking = false } = unknown;
  const t = useTexts("form");
  const words = useStorageTexts();
  const problem = useStorageProblem();
  const format = useFormat();
  const label = inlineLabel(resource.labels.one);
  return (
    <Notice tone="warning" title={t("unknown")}>
      <p>{t(isNew ? "unknownNew" : "unknownChange", { time: format.timeOfDay(sent) })}</p>
      <p>{words(problem === undefined ? "stored" : "inTab")}</p>
      {error instanceof BadResponseError && <ResponseProblem error={error} />}
      {savedStatus !== undefined && (
        <Text size="sm" mt="xs" fw={600} component="p">
          {formatStatus(savedStatus)}
        </Text>
      )}
      {savedStatus?.kind === "candidates" && savedStatus.records.length > 0 && (
        <Candidates {...props} records={savedStatus.records} />
      )}
      {savedStatus?.kind === "unseen" && isNew && resource.list !== undefined && (
        <ToList resource={resource} parents={props.parents} />
      )}
      {checkError !== undefined && <ProblemAlert error={checkError} title={t("lookFailed")} />}
      <Group gap="xs" mt="xs">
        {savedStatus?.kind === "arrived" && (
          <Button size="compact-sm" onClick={() => onAccept(undefined)}>
            {t("toRecord")}
          </Button>
        )}
        {savedStatus?.kind !== "arrived" && (
          <Button size="compact-sm" variant="default" loading={isChecking} onClick={onCheck}>
            {t(savedStatus === undefined ? "look" : "lookAgain")}
          </Button>
        )}
      </Group>
    </Notice>
  );

  function formatStatus(status: SavedStatus): string {
    if (status.kind !== "candidates")
      return isNew ? t(`seen.new.${status.kind}`) : t(`seen.old.${status.kind}`);
    return t("seen.matches", { count: status.records.length, label });
  }
}

/** Problem of the response that arrived. */
function ResponseProblem({ error }: { readonly error: BadResponseError }): ReactNode {
  return (
    <p>
      <FailureMessage failure={useFailure(error)} />
    </p>
  );
}

function Candidates({
  resource,
  parents,
  records,
  onAccept,
}: UnknownNoticeProps & { readonly records: readonly CreatedRecord[] }): ReactNode {
  const t = useTexts("form");
  const model = useModel();
  return (
    <ul>
      {records.slice(0, 5).map(({ key, record }) => (
        <li key={key}>
          <AppLink address={recordAddress(model, resource, key, { parents })}>
            {recordName(resource, record) ?? key}
          </AppLink>{" "}
          <Button variant="default" size="compact-xs" onClick={() => onAccept(key)}>
            {t("thatIsIt")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
