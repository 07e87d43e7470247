import { Button, Group, Text } from "@mantine/core";
import type { Operation, KeyedRecordRef } from "@quarterdeck/model";
import { IconFileUnknown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { JsonView } from "#components/values/json-view.tsx";
import { Page } from "#components/page/page.tsx";
import { fromDraft } from "#operations/draft-values.ts";
import { freshOptions } from "#records/read-fresh.ts";
import { useTexts } from "#texts/use-texts.ts";
import { CreateAgain } from "./create-again.tsx";
import { isMissing } from "./is-gone.ts";
import type { OfferedDrafts } from "./offered-drafts.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordReading } from "./record-reading.tsx";
import { ToList } from "./to-list.tsx";

interface EditFormProps {
  readonly target: KeyedRecordRef;
  readonly operation: Operation;
  readonly drafts: OfferedDrafts;
}

/** Form of an existing record, which is read again when the form opens. */
export function EditForm({ target, operation, drafts }: EditFormProps): ReactNode {
  const t = useTexts("form");
  const reading = useQuery(freshOptions(target));
  const { data, error } = reading;
  const { one } = target.resource.labels;
  const label = inlineLabel(one);
  const { draft } = drafts;
  const hasNoRecord = data !== undefined && data !== null && data.record === undefined;
  if (hasNoRecord || isMissing(error)) {
    return (
      <Page title={t("gone")}>
        <EmptyState
          icon={<IconFileUnknown size="1.75rem" />}
          title={t("gone")}
          hint={t("goneHint")}
        >
          <ToList resource={target.resource} parents={target.parents} />
        </EmptyState>
        {draft !== undefined && (
          <>
            <Text size="sm">{t("goneDraft")}</Text>
            <JsonView value={fromDraft(draft.values)?.body} label={t("goneDraft")} />
            <Group>
              <CreateAgain
                target={target}
                title={draft.title}
                names={draft.asked ?? []}
                record={undefined}
                values={fromDraft(draft.values) ?? { parameters: {}, body: undefined }}
                onLeave={drafts.onDrop}
              />
              <Button variant="default" size="compact-sm" onClick={drafts.onDrop}>
                {t("discard")}
              </Button>
            </Group>
          </>
        )}
      </Page>
    );
  }
  if (data !== undefined) {
    return (
      <RecordForm target={target} operation={operation} fresh={data ?? undefined} drafts={drafts} />
    );
  }
  return <RecordReading label={label} title={t("edit", { name: label })} reading={reading} />;
}
