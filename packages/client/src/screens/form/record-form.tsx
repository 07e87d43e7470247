import { Button, Stack } from "@mantine/core";
import type { Operation } from "@quarterdeck/model";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { listAddress, recordAddress } from "#addresses/resource-address.ts";
import { inSentence } from "#components/in-sentence.ts";
import { LinkButton } from "#components/link-button.tsx";
import { useShortcut } from "#components/use-shortcut.ts";
import { Notice } from "#components/notice.tsx";
import { Page } from "#components/page.tsx";
import { checkValues, type FormProblems } from "#fields/operation/check-values.ts";
import { OperationForm } from "#fields/operation/operation-form.tsx";
import { recordName } from "#fields/table/record-name.ts";
import type { FormDraft } from "#keep/drafts.ts";
import { useModel } from "#queries/model.ts";
import type { FreshRecord } from "#queries/read-fresh.ts";
import { useTexts } from "#texts/use-texts.ts";
import { formOperation } from "./form-operation.ts";
import type { FormTarget } from "./form-target.ts";
import classes from "./form.module.css";
import { FormNotices } from "./form-notices.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { toldProblems } from "./told-problems.ts";
import { useRecordForm } from "./use-record-form.ts";
import { useSaving } from "./use-saving.ts";

interface RecordFormProps {
  readonly place: FormTarget;
  readonly operation: Operation;
  /** The record as the API has it; absent for a new one, and where the API shows none. */
  readonly fresh: FreshRecord | undefined;
  readonly draft: FormDraft | undefined;
  /** What a new one begins with, by field. */
  readonly prefill?: ParentValues;
}

const noProblems: FormProblems = { parameters: [], body: [] };

/** Inputs for all that a record's operation takes, and a button that saves. */
export function RecordForm(props: RecordFormProps): ReactNode {
  const { place, operation, fresh, draft, prefill } = props;
  const t = useTexts("form");
  const ofOperation = useTexts("operation");
  const model = useModel();
  const navigate = useNavigate();
  const { part, resource, parents, key } = place;
  const element = useRef<HTMLFormElement>(null);
  const label = inSentence(resource.labels.one);
  const name = fresh === undefined ? undefined : recordName(resource, fresh.record);
  const title = key === undefined ? t("create", { label }) : t("edit", { name: name ?? label });
  const [asked] = useState(() => formOperation(part, resource, operation));
  const form = useRecordForm({ place, asked, fresh, draft, prefill, title: name ?? title });
  const saving = useSaving({ place, operation, form, sent: draft?.sent, onSaved: leave });
  const [checked, setChecked] = useState(noProblems);
  const { result } = saving;
  const isElsewhere = operation.server !== undefined;
  const told = toldProblems(operation, result?.kind === "failed" ? result.error : undefined);
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
    if (isElsewhere) return;
    const problems = checkValues(asked, form.values, (fault) => ofOperation(fault));
    setChecked(problems);
    const isFaulty = problems.parameters.length + problems.body.length > 0;
    if (isFaulty || (await saving.saveForm()) === "failed") focusFault();
  }

  function focusFault(): void {
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  }

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
          {isElsewhere && (
            <Notice tone="info">
              {ofOperation("elsewhere", { server: operation.server ?? "" })}
            </Notice>
          )}
          <FormNotices place={place} asked={asked} form={form} saving={saving} />
          <OperationForm
            operation={asked}
            settled={[]}
            values={form.values}
            onChange={(values) => {
              setChecked(noProblems);
              form.change(values);
            }}
            parameterProblems={[...checked.parameters, ...told]}
            bodyProblems={[...checked.body, ...told]}
          />
        </Stack>
        <div className={classes.bar}>
          <Button type="submit" loading={saving.isSaving} disabled={saving.mustLook || isElsewhere}>
            {t("save")}
          </Button>
          <LinkButton variant="default" address={back}>
            {t("cancel")}
          </LinkButton>
        </div>
      </form>
      <LeaveGuard isChanged={() => form.isChanged && !saving.isOver()} onDiscard={form.discard} />
    </Page>
  );
}
