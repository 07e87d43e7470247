import { Button, Group, Stack, Text } from "@mantine/core";
import type { Operation } from "@quarterdeck/model";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { listAddress, recordAddress } from "#addresses/resource-address.ts";
import { inSentence } from "#components/in-sentence.ts";
import { LinkButton } from "#components/link-button.tsx";
import { Notice } from "#components/notice.tsx";
import { Page } from "#components/page.tsx";
import { checkValues, type FormProblems } from "#fields/operation/check-values.ts";
import { OperationForm } from "#fields/operation/operation-form.tsx";
import { bodyOfRecord, initialValues } from "#fields/operation/operation-values.ts";
import { useDraft } from "#fields/operation/use-draft.ts";
import { recordName } from "#fields/table/record-name.ts";
import { HttpError } from "#http/errors.ts";
import { useModel } from "#queries/model.ts";
import type { FreshRecord } from "#queries/read-fresh.ts";
import { useTexts } from "#texts/use-texts.ts";
import { filledRecord } from "./filled-record.ts";
import { formOperation } from "./form-operation.ts";
import classes from "./form.module.css";
import { SaveNotice } from "./save-notice.tsx";
import { type FormPlace, useSave } from "./use-save.ts";

interface RecordFormProps {
  readonly place: FormPlace;
  readonly operation: Operation;
  /** The record as it was when the form was opened; absent for a new one, and where the API shows none. */
  readonly begun?: FreshRecord | undefined;
}

const noProblems: FormProblems = { parameters: [], body: [] };

/** Inputs for all that a record's operation takes, and a button that saves. */
export function RecordForm({ place, operation, begun }: RecordFormProps): ReactNode {
  const t = useTexts("form");
  const ofOperation = useTexts("operation");
  const model = useModel();
  const navigate = useNavigate();
  const { part, resource, parents, key } = place;
  const form = useRef<HTMLFormElement>(null);
  const [asked] = useState(() => formOperation(part, resource, operation));
  // What others save meanwhile must not move below a person's hands.
  const [base] = useState(begun);
  const [initial] = useState(() => initialValues(asked, {}, bodyOfRecord(asked, base?.record)));
  const draft = useDraft(draftName(place), asked, initial);
  const { save, outcome, error, isSaving } = useSave(place, operation);
  const [checked, setChecked] = useState(noProblems);
  const told = error instanceof HttpError ? error.problem.fields : [];
  const label = inSentence(resource.labels.one);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problems = checkValues(asked, draft.values, (fault) => ofOperation(fault));
    setChecked(problems);
    if (problems.parameters.length + problems.body.length > 0) {
      focusFault();
      return;
    }
    // A refusal may end the session, and this page with it.
    draft.keepNow();
    const { parameters, body: filled } = draft.values;
    const before = base?.record;
    const after = filledRecord({ before, shown: initial.body, filled }) ?? {};
    const etag = base?.etag === undefined ? {} : { etag: base.etag };
    const result = await save({ before, after, ...etag }, { parameters });
    if (result?.kind === "done") {
      draft.finish();
      leave(result.key);
    } else if (result === undefined) {
      focusFault();
    }
  }

  function leave(saved: string | undefined): void {
    const address =
      saved === undefined
        ? listAddress(model, resource, { parents })
        : recordAddress(model, resource, saved, { parents });
    void navigate({ ...address, replace: true });
  }

  function focusFault(): void {
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  }

  const back =
    key === undefined
      ? listAddress(model, resource, { parents })
      : recordAddress(model, resource, key, { parents });
  const name = base === undefined ? undefined : recordName(resource, base.record);
  return (
    <Page
      title={key === undefined ? t("create", { label }) : t("edit", { name: name ?? label })}
      description={operation.description}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label={operation.label}
        className={classes.form}
      >
        <Stack gap="md">
          {draft.isRestored && (
            <Notice tone="info">
              <Group gap="sm" justify="space-between">
                <Text size="sm">{ofOperation("restored")}</Text>
                <Button variant="default" size="compact-sm" onClick={draft.discard}>
                  {ofOperation("discard")}
                </Button>
              </Group>
            </Notice>
          )}
          <OperationForm
            operation={asked}
            settled={[]}
            values={draft.values}
            onChange={(values) => {
              setChecked(noProblems);
              draft.change(values);
            }}
            parameterProblems={[...checked.parameters, ...told]}
            bodyProblems={[...checked.body, ...told]}
          />
          <SaveNotice label={resource.labels.one} outcome={outcome} error={error} base={base} />
        </Stack>
        <div className={classes.bar}>
          <Button type="submit" loading={isSaving}>
            {t("save")}
          </Button>
          <LinkButton variant="default" address={back}>
            {t("cancel")}
          </LinkButton>
        </div>
      </form>
    </Page>
  );
}

/** One draft for each record, and one for a new one at each place. */
function draftName({ resource, parents, key }: FormPlace): string {
  return JSON.stringify(["form", resource.name, parents, key ?? null]);
}
