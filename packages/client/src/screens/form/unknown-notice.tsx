import { Button, Group, Text } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { recordAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { inSentence } from "#components/values/in-sentence.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { recordName } from "#components/resources/record-name.ts";
import type { CreatedRecord } from "#records/find-created.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import type { SavedStatus } from "./use-check-saved.ts";
import { ToList } from "./to-list.tsx";

interface UnknownNoticeProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly isNew: boolean;
  /** When it was sent. */
  readonly sent: number;
  readonly savedStatus: SavedStatus | undefined;
  readonly error: Error | undefined;
  readonly isLooking: boolean;
  readonly onLook: () => void;
  /** It is there: the draft is done with. */
  readonly onArrived: (key: string | undefined) => void;
}

/** It was sent, and nobody knows whether it arrived: what is known, what is not, and how to find out. */
export function UnknownNotice(props: UnknownNoticeProps): ReactNode {
  const { resource, isNew, sent, savedStatus, error, isLooking, onLook, onArrived } = props;
  const t = useTexts("form");
  const format = useFormat();
  const label = inSentence(resource.labels.one);
  return (
    <Notice tone="warning" title={t("unknown")}>
      <p>{t(isNew ? "unknownNew" : "unknownChange", { time: format.timeOfDay(sent) })}</p>
      {savedStatus !== undefined && (
        <Text size="sm" mt="xs" fw={600} component="p">
          {tell(savedStatus)}
        </Text>
      )}
      {savedStatus?.kind === "found" && savedStatus.records.length > 0 && (
        <Candidates {...props} records={savedStatus.records} />
      )}
      {savedStatus?.kind === "unseen" && isNew && resource.list !== undefined && (
        <ToList resource={resource} parents={props.parents} />
      )}
      {error !== undefined && <ProblemAlert error={error} title={t("lookFailed")} />}
      <Group gap="xs" mt="xs">
        {savedStatus?.kind === "arrived" && (
          <Button size="compact-sm" onClick={() => onArrived(undefined)}>
            {t("toRecord")}
          </Button>
        )}
        {savedStatus?.kind !== "arrived" && (
          <Button size="compact-sm" variant="default" loading={isLooking} onClick={onLook}>
            {t(savedStatus === undefined ? "look" : "lookAgain")}
          </Button>
        )}
      </Group>
    </Notice>
  );

  function tell(seen: SavedStatus): string {
    if (seen.kind !== "found")
      return isNew ? t(`seen.new.${seen.kind}`) : t(`seen.old.${seen.kind}`);
    return t("seen.found", { count: seen.records.length, label });
  }
}

function Candidates({
  resource,
  parents,
  records,
  onArrived,
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
          <Button variant="default" size="compact-xs" onClick={() => onArrived(key)}>
            {t("thatIsIt")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
