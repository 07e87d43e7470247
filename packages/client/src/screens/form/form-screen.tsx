import { changeOperation, type Operation, type Resource } from "@quarterdeck/model";
import { IconPencilOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { EmptyState } from "#components/empty-state.tsx";
import { inSentence } from "#components/in-sentence.ts";
import { Page } from "#components/page.tsx";
import { usePart } from "#queries/part.ts";
import type { RecordPlace } from "#queries/write-record.ts";
import { useTexts } from "#texts/use-texts.ts";
import { EditForm } from "./edit-form.tsx";
import { RecordForm } from "./record-form.tsx";

export interface FormScreenProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  /** Absent: a new one. Empty for a singleton. */
  readonly recordKey: string | undefined;
}

/** A record to be made or changed, by whatever operation the API has for it. */
export function FormScreen({ resource, parents, recordKey }: FormScreenProps): ReactNode {
  const part = usePart();
  const place = { part, resource, parents };
  const operation = findForm(place, recordKey);
  if (operation === undefined)
    return <NotOffered resource={resource} isNew={recordKey === undefined} />;
  return recordKey === undefined ? (
    <RecordForm place={place} operation={operation} />
  ) : (
    <EditForm place={{ ...place, key: recordKey }} operation={operation} />
  );
}

function findForm(
  { part, resource }: Omit<RecordPlace, "key">,
  recordKey: string | undefined,
): Operation | undefined {
  if (recordKey !== undefined) return changeOperation(part, resource);
  return part.operations.find(({ id }) => id === resource.operations.create);
}

function NotOffered(props: { readonly resource: Resource; readonly isNew: boolean }): ReactNode {
  const t = useTexts("form");
  const label = inSentence(props.resource.labels.one);
  return (
    <Page title={t("notOffered")}>
      <EmptyState
        icon={<IconPencilOff size={28} />}
        title={t("notOffered")}
        hint={t(props.isNew ? "notOfferedCreate" : "notOfferedEdit", { label })}
      />
    </Page>
  );
}
