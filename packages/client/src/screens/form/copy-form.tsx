import type { Operation, RecordRef } from "@quarterdeck/model";
import { IconFileUnknown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { Page } from "#components/page/page.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { freshOptions } from "#records/read-fresh.ts";
import { useTexts } from "#texts/use-texts.ts";
import { copiedBody } from "./copied-body.ts";
import { isMissing } from "./is-gone.ts";
import type { OfferedDrafts } from "./offered-drafts.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordReading } from "./record-reading.tsx";
import { ToList } from "./to-list.tsx";

interface CopyFormProps {
  readonly target: RecordRef;
  /** Creates a record. */
  readonly operation: Operation;
  readonly drafts: OfferedDrafts;
  readonly copyKey: string;
}

/** Form of a new record with the values of another one. */
export function CopyForm({ target, operation, drafts, copyKey }: CopyFormProps): ReactNode {
  const t = useTexts("form");
  const { chunk, resource, parents } = target;
  const reading = useQuery(freshOptions({ ...target, key: copyKey }));
  const { data, error } = reading;
  const label = inlineLabel(resource.labels.one);
  if (isMissing(error) || (data !== undefined && data?.record === undefined))
    return (
      <Page title={t("gone")}>
        <EmptyState icon={<IconFileUnknown size="1.75rem" />} title={t("gone")}>
          <ToList resource={resource} parents={parents} />
        </EmptyState>
      </Page>
    );
  if (data === undefined)
    return (
      <RecordReading label={resource.labels.one} title={t("create", { label })} reading={reading} />
    );
  return (
    <RecordForm
      target={target}
      operation={operation}
      fresh={undefined}
      drafts={drafts}
      prefill={parents}
      original={data.record}
      copy={(shown) => copiedBody(resource, shown, data.record, chunk.owned)}
    />
  );
}
