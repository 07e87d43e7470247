import type { Operation, KeyedRecordRef } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { recordAddress } from "#addresses/resource-address.ts";
import { lazyComponent, PAINT_MS } from "#chunks/lazy-component.tsx";
import { recordName } from "#components/resources/record-name.ts";
import { inlineLabel } from "#components/values/inline-label.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useShownTitle } from "#queries/shown-title.ts";
import { freshOptions } from "#records/read-fresh.ts";
import { useTexts } from "#texts/use-texts.ts";
import { isMissing } from "./is-gone.ts";
import type { OfferedDrafts } from "./offered-drafts.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordReading } from "./record-reading.tsx";

// Few forms are of a record that is gone.
const GonePage = lazyComponent(async () => (await import("./gone-page.tsx")).GonePage);

// Most forms are opened from a list or a record.
const LearnedRecord = lazyComponent(
  async () => (await import("#pickers/learned-record.tsx")).LearnedRecord,
  PAINT_MS,
);

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
  const { resource, key, parents } = target;
  const { one } = resource.labels;
  // For the breadcrumbs.
  const { to } = recordAddress(useModel(), resource, key, { parents });
  useShownTitle(to, recordName(resource, data?.record));
  const label = inlineLabel(one);
  const hasNoRecord = data !== undefined && data !== null && data.record === undefined;
  if (hasNoRecord || isMissing(error)) {
    return <GonePage target={target} drafts={drafts} />;
  }
  if (data !== undefined) {
    return (
      <>
        <RecordForm
          target={target}
          operation={operation}
          fresh={data ?? undefined}
          drafts={drafts}
        />
        {data?.record !== undefined && <LearnedRecord record={data.record} />}
      </>
    );
  }
  return <RecordReading label={one} title={t("edit", { name: label })} reading={reading} />;
}
