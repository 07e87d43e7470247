import { Button } from "@mantine/core";
import { joinObjects, type RecordRef } from "@quarterdeck/model";
import { useNavigate } from "#router/use-router.ts";
import type { ReactNode } from "react";
import { newAddress } from "#addresses/resource-address.ts";
import { inlineLabel } from "#components/values/inline-label.ts";
import { isRecord } from "#fields/values/record-value.ts";
import type { FormValues } from "#operations/operation-values.ts";
import { bodyMemberNames } from "#operations/reconcile-values.ts";
import { retainInput } from "#operations/retained-input.ts";
import { useModel } from "#queries/model/use-model.ts";
import { createDraftSaver } from "#storage/drafts.ts";
import { useTexts } from "#texts/use-texts.ts";
import { draftName, newDraft } from "./form-draft.ts";
import { formOperation, withSettledParents } from "./form-operation.ts";
import { baseOf, parentPrefill, shownOf } from "./initial-form.ts";

interface CreateAgainProps {
  /** The deleted record. */
  readonly target: RecordRef;
  readonly title: string;
  /** Names of the members with an input. */
  readonly names: readonly string[];
  /** The record as it was read, if it was. */
  readonly record: unknown;
  readonly values: FormValues;
  /** Call before the form of the new record opens. */
  readonly onLeave: () => void;
}

/** Opens the form of a new record with the input for a deleted one. */
export function CreateAgain(props: CreateAgainProps): ReactNode {
  const t = useTexts("form");
  const model = useModel();
  const navigate = useNavigate();
  const { key: _deleted, ...collection } = props.target;
  const { chunk, resource, parents } = collection;
  const create = chunk.operations.find(({ id }) => id === resource.operations.create);
  if (create === undefined) return null;
  const operation = withSettledParents(
    formOperation(chunk, resource, create, { isNew: true }),
    collection,
  );

  async function open(): Promise<void> {
    const { title, names, record, values, onLeave } = props;
    const prefill = parentPrefill(resource, parents);
    const base = baseOf(operation, { fresh: undefined, prefill }).values;
    const parts = [base.body, shownOf(operation, record), values.body].filter(isRecord);
    const again: FormValues = { ...base, body: joinObjects(parts) };
    const members = [...new Set([...names, ...bodyMemberNames(operation)])];
    const draft = newDraft(collection, { title, operation, members, values: again, base });
    // With secrets and files, which the draft does not contain.
    retainInput(draftName(collection), again);
    await createDraftSaver(draftName(collection)).saveNow(draft);
    onLeave();
    void navigate({ ...newAddress(model, resource, parents), replace: true });
  }

  return (
    <Button size="compact-sm" onClick={() => void open()}>
      {t("createAgain", { label: inlineLabel(resource.labels.one) })}
    </Button>
  );
}
