import { Button, Stack } from "@mantine/core";
import type { Operation, RecordRef } from "@quarterdeck/model";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { ParentValues } from "#addresses/address.ts";
import { listAddress, recordAddress } from "#addresses/resource-address.ts";
import { inSentence } from "#components/values/in-sentence.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { Page } from "#components/page/page.tsx";
import { FieldScopeContext } from "#fields/field-scope.ts";
import { bodyMemberNames } from "#operations/reconcile-values.ts";
import { focusError } from "#operations/focus-error.ts";
import { OperationForm } from "#operations/operation-form.tsx";
import { useFormValidation } from "#operations/use-form-validation.ts";
import { recordName } from "#components/resources/record-name.ts";
import { useModel } from "#queries/model/use-model.ts";
import type { FreshRecord } from "#records/read-fresh.ts";
import { useOperationTexts } from "#texts/use-operation-texts.ts";
import { useTexts } from "#texts/use-texts.ts";
import { formOperation, withSettledParents } from "./form-operation.ts";
import classes from "./form.module.css";
import { FormNotices } from "./form-notices.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import type { OfferedDrafts } from "./offered-drafts.ts";
import { SetElsewhere } from "./read-only-fields.tsx";
import { toldProblems } from "./server-errors.ts";
import { useRecordForm } from "./use-record-form.ts";
import { useSaving } from "./use-saving.ts";

// Seldom is a file on its way.
const TransferProgress = lazyComponent(
  async () => (await import("#components/feedback/transfer-progress.tsx")).TransferProgress,
);

interface RecordFormProps {
  readonly target: RecordRef;
  readonly operation: Operation;
  /** The record as the API has it; absent for a new one, and where the API shows none. */
  readonly fresh: FreshRecord | undefined;
  readonly drafts: OfferedDrafts;
  /** What a new one begins with, by field. */
  readonly prefill?: ParentValues;
}

/** Inputs for all that a record's operation takes, and a button that saves. */
export function RecordForm(props: RecordFormProps): ReactNode {
  const { target, operation, fresh, drafts, prefill } = props;
  const { draft } = drafts;
  const t = useTexts("form");
  const ofOperation = useOperationTexts();
  const model = useModel();
  const navigate = useNavigate();
  const { chunk, resource, parents, key } = target;
  const element = useRef<HTMLFormElement>(null);
  const label = inSentence(resource.labels.one);
  const name = fresh === undefined ? undefined : recordName(resource, fresh.record);
  const title = key === undefined ? t("create", { label }) : t("edit", { name: name ?? label });
  const ask = () => withSettledParents(formOperation(chunk, resource, operation), target);
  const [{ asked, from }, setAsked] = useState(() => ({ asked: ask(), from: operation }));
  // The same one until the API is described anew.
  if (from !== operation) setAsked({ asked: ask(), from: operation });
  const form = useRecordForm({ target, asked, fresh, draft, prefill, title: name ?? title });
  const saving = useSaving({ target, operation, form, sent: draft?.sent, onSaved: leave });
  const { result } = saving;
  /** How often saving was stopped by what is wrong already. */
  const [faulty, setFaulty] = useState(0);
  const { server } = operation;
  const elsewhere = server === undefined ? undefined : ofOperation("elsewhere", { server });
  const told = toldProblems(operation, result?.kind === "failed" ? result.error : undefined);
  const checks = useFormValidation({
    operation: asked,
    values: form.values,
    before: form.base.values,
    serverErrors: told,
  });
  const back =
    key === undefined
      ? listAddress(model, resource, { parents })
      : recordAddress(model, resource, key, { parents });

  function leave(saved: string | undefined): void {
    const address =
      saved === undefined
        ? listAddress(model, resource, { parents })
        : recordAddress(model, resource, saved, { parents });
    void navigate({ ...address, replace: true });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (elsewhere !== undefined || saving.mustLook) return;
    if (checks.checkAll()) await saving.saveForm();
    else setFaulty(faulty + 1);
  }

  // Once the faults show: a frame asked for at the click may come before them.
  useEffect(() => {
    if (faulty > 0 || result?.kind === "failed") focusError(element.current);
  }, [faulty, result]);

  useShortcut("mod+s", t("save"), () => element.current?.requestSubmit());

  return (
    <Page title={title} description={operation.description}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label={operation.label}
        className={classes.form}
      >
        <Stack gap="md">
          {elsewhere !== undefined && <Notice tone="info">{elsewhere}</Notice>}
          <FormNotices
            target={target}
            asked={asked}
            form={form}
            saving={saving}
            drafts={drafts}
            told={checks.serverErrors}
          />
          <FieldScopeContext value={{ ...target, fields: [], values: undefined }}>
            <OperationForm
              operation={asked}
              bodyLabel={resource.labels.one}
              fixed={[]}
              values={form.values}
              onChange={(values) => {
                checks.checkChange(values);
                form.change(values);
              }}
              onLeave={checks.checkTyped}
              parameterProblems={checks.parameters}
              bodyProblems={checks.body}
            />
          </FieldScopeContext>
          {fresh !== undefined && (
            <SetElsewhere
              fields={resource.fields}
              asked={bodyMemberNames(asked)}
              record={fresh.record}
            />
          )}
          {saving.progress !== undefined && (
            <TransferProgress progress={saving.progress} onCancel={saving.cancel} />
          )}
        </Stack>
        <div className={classes.bar}>
          <DisabledReason reason={elsewhere ?? (saving.mustLook ? t("lookFirst") : undefined)}>
            {(off) => (
              <Button type="submit" loading={saving.isSaving} {...off}>
                {t("save")}
              </Button>
            )}
          </DisabledReason>
          <LinkButton variant="default" address={back}>
            {t("cancel")}
          </LinkButton>
        </div>
      </form>
      <LeaveGuard isChanged={() => form.isChanged && !saving.isOver()} onDiscard={form.discard} />
    </Page>
  );
}
