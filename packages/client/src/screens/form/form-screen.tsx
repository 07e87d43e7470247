import { changeOperation, type Operation, type Resource, type RecordRef } from "@quarterdeck/model";
import { IconPencilOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { Page } from "#components/page/page.tsx";
import { removeDrafts } from "#storage/drafts.ts";
import { type StoredFormDraft, readFormDrafts } from "#storage/form-drafts.ts";
import { queryKeys } from "#queries/keys.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useTexts } from "#texts/use-texts.ts";
import { draftName } from "./form-draft.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { EditForm } from "./edit-form.tsx";
import { parentPrefill } from "./initial-form.ts";
import type { OfferedDrafts } from "./offered-drafts.ts";
import { RecordForm } from "./record-form.tsx";
import { ToList } from "./to-list.tsx";

// Few new records are copies.
const CopyForm = lazyComponent(async () => (await import("./copy-form.tsx")).CopyForm);

export interface FormScreenProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  /** Undefined for a new record, empty for a singleton. */
  readonly recordKey: string | undefined;
  /** Values of a new record, by field. */
  readonly prefill: ParentValues;
  /** Key of the record whose values a new record gets. */
  readonly copyKey: string | undefined;
}

/** Form that creates or changes a record. */
export function FormScreen(props: FormScreenProps): ReactNode {
  const { resource, parents, recordKey, prefill, copyKey } = props;
  const chunk = useChunk();
  const key = recordKey !== undefined && { key: recordKey };
  const target: RecordRef = { chunk, resource, parents, ...key };
  const operation = findForm(target);
  const { data: drafts, refetch } = useQuery({
    queryKey: queryKeys.formDrafts(draftName(target)),
    queryFn: () => readFormDrafts(draftName(target)),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [taken, setTaken] = useState<StoredFormDraft>();
  if (operation === undefined) {
    return <NotOffered resource={resource} parents={parents} isNew={recordKey === undefined} />;
  }
  // Restored input must not replace new input.
  if (drafts === undefined) return null;
  // A draft that is open in another tab belongs to that tab.
  const own = copyKey === undefined ? drafts.find(({ stored }) => !stored.isOpen) : undefined;
  const draft = taken ?? own;
  const offered: OfferedDrafts = {
    draft,
    others: drafts.filter(({ stored }) => stored.text !== draft?.stored.text),
    onTake: (other) => {
      setTaken(other);
      void refetch();
    },
    onDrop: () => {
      setTaken(undefined);
      void removeDrafts(draftName(target)).then(() => refetch());
    },
  };
  if (copyKey !== undefined)
    return (
      <CopyForm
        key={draft?.stored.by}
        target={target}
        operation={operation}
        drafts={offered}
        copyKey={copyKey}
      />
    );
  return recordKey === undefined ? (
    <RecordForm
      key={draft?.stored.by}
      target={target}
      operation={operation}
      fresh={undefined}
      drafts={offered}
      prefill={{ ...parentPrefill(resource, parents), ...prefill }}
    />
  ) : (
    <EditForm
      key={draft?.stored.by}
      target={{ ...target, key: recordKey }}
      operation={operation}
      drafts={offered}
    />
  );
}

function findForm({ chunk, resource, key }: RecordRef): Operation | undefined {
  if (key !== undefined) return changeOperation(chunk, resource);
  return chunk.operations.find(({ id }) => id === resource.operations.create);
}

function NotOffered(props: {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly isNew: boolean;
}): ReactNode {
  const t = useTexts("form");
  const label = inlineLabel(props.resource.labels.one);
  return (
    <Page title={t("notOffered")}>
      <EmptyState
        icon={<IconPencilOff size="1.75rem" />}
        title={t("notOffered")}
        hint={t(props.isNew ? "notOfferedCreate" : "notOfferedEdit", { label })}
      >
        <ToList resource={props.resource} parents={props.parents} />
      </EmptyState>
    </Page>
  );
}
