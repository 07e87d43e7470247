import { Button, Stack } from "@mantine/core";
import { type Operation, type RecordRef, recordTitle } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "#router/use-router.ts";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { ParentValues } from "#addresses/address.ts";
import { listAddress, recordAddress } from "#addresses/resource-address.ts";
import { inlineLabel } from "#components/values/inline-label.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { focusFirstField } from "#components/overlays/focus-first-field.ts";
import { Page } from "#components/page/page.tsx";
import { FieldScopeContext } from "#fields/field-scope.ts";
import { bodyMemberNames } from "#operations/reconcile-values.ts";
import { focusError } from "#operations/focus-error.ts";
import { InvalidCount } from "#operations/invalid-count.tsx";
import { OperationForm } from "#operations/operation-form.tsx";
import type { FormValues } from "#operations/operation-values.ts";
import { useFormValidation } from "#operations/use-form-validation.ts";
import { shownKey } from "#components/resources/record-name.ts";
import { useModel } from "#queries/model/use-model.ts";
import type { FreshRecord } from "#records/read-fresh.ts";
import { findUnseenFields } from "#records/unseen-fields.ts";
import { useOperationTexts } from "#texts/use-operation-texts.ts";
import { TitlesButton } from "#pickers/titles-button.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { formOperation, listHidden, withSettledParents } from "./form-operation.ts";
import classes from "./form.module.css";
import { FormNotices } from "./form-notices.tsx";
import { formChange, formStatus, mustCheck } from "./form-state.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import type { OfferedDrafts } from "./offered-drafts.ts";
import { ReadOnlyFields } from "./read-only-fields.tsx";
import { HttpError } from "#http/errors.ts";
import { readServerErrors } from "./server-errors.ts";
import { useNamedMembers } from "./use-named-members.ts";
import { useRecordForm } from "./use-record-form.ts";
import { useSave } from "./use-save.ts";

// Few forms upload a file.
const TransferProgress = lazyComponent(
  async () => (await import("#components/feedback/transfer-progress.tsx")).TransferProgress,
);

// Few APIs replace whole records.
const UnseenDialog = lazyComponent(async () => (await import("./unseen-dialog.tsx")).UnseenDialog);

// Few APIs create records later.
const StartedWrite = lazyComponent(async () => (await import("./started-write.tsx")).StartedWrite);

// For copies.
const ReplaceOld = lazyComponent(async () => (await import("./replace-old.tsx")).ReplaceOld);

interface RecordFormProps {
  readonly target: RecordRef;
  readonly operation: Operation;
  /** The record as the API has it; undefined for a new record or if the API cannot show it. */
  readonly fresh: FreshRecord | undefined;
  readonly drafts: OfferedDrafts;
  /** Values of a new record, by field. */
  readonly prefill?: ParentValues;
  /** Body of a new record with the values of another one, for the operation that the form shows. */
  readonly copy?: (shown: Operation) => unknown;
  /** The record that was copied. */
  readonly original?: unknown;
}

/** Inputs of an operation that creates or changes a record. */
export function RecordForm(props: RecordFormProps): ReactNode {
  const { target, operation, fresh, drafts, prefill, copy, original } = props;
  const { draft } = drafts;
  const t = useTexts("form");
  const ofOperation = useOperationTexts();
  const model = useModel();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { chunk, resource, parents, key } = target;
  const element = useRef<HTMLFormElement>(null);
  const label = inlineLabel(resource.labels.one);
  const keyed = key ? `${label} ${shownKey(resource, key)}` : label;
  const name = recordTitle(resource, fresh?.record) ?? keyed;
  const title = key === undefined ? t("create", { label }) : t("edit", { name });
  const build = () =>
    withSettledParents(
      formOperation(chunk, resource, operation, { isNew: key === undefined }),
      target,
    );
  const [{ shown, from }, setShown] = useState(() => ({ shown: build(), from: operation }));
  // The same object until the API description changes.
  if (from !== operation) setShown({ shown: build(), from: operation });
  const form = useRecordForm({
    target,
    operation: shown,
    fresh,
    draft,
    prefill,
    copied: copy?.(shown),
    title: fresh === undefined ? title : name,
  });
  const [showsUnseen, setShowsUnseen] = useState(false);
  const onUnseen = (): void => setShowsUnseen(true);
  const saving = useSave({ target, operation, form, onSaved: leave, onUnseen });
  const { phase } = form.state;
  const isBlocked = mustCheck(form.state);
  const result = phase.kind === "editing" ? phase.result : undefined;
  /** Number of submits with validation errors. */
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const { server } = operation;
  const otherServer = server === undefined ? undefined : ofOperation("otherServer", { server });
  const failure = result?.kind === "failed" ? result.error : undefined;
  const serverErrors = readServerErrors(operation, failure);
  const checks = useFormValidation({
    operation: shown,
    values: form.values,
    before: form.state.base.values,
    serverErrors,
    serverMessage: failure instanceof HttpError ? failure.problem.message : undefined,
  });
  const hidden = listHidden(target, shown);
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

  function edit(values: FormValues): void {
    checks.checkChange(values);
    form.dispatch({ type: "edit", values });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await send({ isChecked: true });
  }

  async function send({ isChecked }: { readonly isChecked: boolean }): Promise<void> {
    if (otherServer !== undefined || isBlocked) return;
    if (isChecked && !checks.checkAll()) setInvalidSubmits(invalidSubmits + 1);
    else if (findUnseenFields(client, target, formChange(form.state)).length > 0) onUnseen();
    else {
      checks.noteSent();
      await saving.save();
    }
  }

  useNamedMembers(operation, failure, (add) =>
    setShown((now) => ({ ...now, shown: add(now.shown) })),
  );

  // In an effect: the errors are not in the page before the render.
  useEffect(() => {
    if (invalidSubmits > 0 || result !== undefined) focusError(element.current);
  }, [invalidSubmits, result]);

  // A navigation puts the focus on the heading; a form, on its first field.
  useEffect(() => {
    const isOnHeading = document.activeElement?.tagName === "H1";
    return element.current !== null && isOnHeading ? focusFirstField(element.current) : undefined;
  }, []);

  useShortcut("mod+s", t("save"), () => element.current?.requestSubmit());

  const { accepted } = saving;
  if (accepted !== undefined)
    return (
      <Page title={title}>
        <StartedWrite
          resource={resource}
          parents={parents}
          accepted={accepted}
          onNoJob={() => leave(accepted.key)}
        />
      </Page>
    );
  return (
    <Page title={title} description={operation.description} actions={<TitlesButton />}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label={operation.label}
        className={classes.form}
      >
        <Stack gap="md">
          {otherServer !== undefined && <Notice tone="info">{otherServer}</Notice>}
          <FormNotices
            target={target}
            operation={shown}
            form={form}
            saving={saving}
            drafts={drafts}
            serverErrors={checks.serverErrors}
          />
          <FieldScopeContext value={{ ...target, fields: [], values: undefined }}>
            <OperationForm
              operation={shown}
              bodyLabel={resource.labels.one}
              fixed={[]}
              values={form.values}
              onChange={edit}
              onLeave={checks.checkTyped}
              parameterProblems={checks.parameters}
              bodyProblems={checks.body}
              hidden={hidden}
              correct={[resource.name]}
              renderTool={
                original === undefined
                  ? undefined
                  : (field) => (
                      <ReplaceOld
                        name={field.name}
                        original={original}
                        body={form.values.body}
                        onReplace={(body) => edit({ ...form.values, body })}
                      />
                    )
              }
            />
          </FieldScopeContext>
          <InvalidCount {...checks.invalid} />
          {fresh !== undefined && (
            <ReadOnlyFields
              fields={resource.fields}
              edited={bodyMemberNames(shown).filter((member) => !hidden.includes(member))}
              record={fresh.record}
            />
          )}
          {saving.progress !== undefined && (
            <TransferProgress progress={saving.progress} onCancel={saving.cancel} />
          )}
        </Stack>
        <div className={classes.bar}>
          <DisabledReason reason={otherServer ?? (isBlocked ? t("lookFirst") : undefined)}>
            {(disabledReason) => (
              <Button
                type="submit"
                loading={formStatus(form.state) === "saving"}
                {...disabledReason}
              >
                {t("save")}
              </Button>
            )}
          </DisabledReason>
          {checks.canIgnore && !isBlocked && (
            <Button variant="default" onClick={() => void send({ isChecked: false })}>
              {t("sendAnyway")}
            </Button>
          )}
          <LinkButton variant="default" address={back}>
            {t("cancel")}
          </LinkButton>
        </div>
      </form>
      {showsUnseen && (
        <UnseenDialog
          target={target}
          form={form}
          onSave={() => {
            setShowsUnseen(false);
            element.current?.requestSubmit();
          }}
          onClose={() => setShowsUnseen(false)}
        />
      )}
      <LeaveGuard isChanged={() => form.isChanged && !saving.isSaved()} onDiscard={form.discard} />
    </Page>
  );
}
