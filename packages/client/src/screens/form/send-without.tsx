import { Button, Group } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { isRecord } from "#fields/values/record-value.ts";
import { findUnaccepted, withoutMembers } from "#records/unaccepted-members.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import type { FormQuestionsProps } from "./form-questions.tsx";

interface SendWithoutProps extends Pick<FormQuestionsProps, "form" | "saving"> {
  readonly resource: Resource;
  readonly error: Error;
}

/** Sends a new record without the members that a refusal does not accept. */
export function SendWithout({ resource, form, saving, error }: SendWithoutProps): ReactNode {
  const t = useTexts("history");
  const { list } = useFormat();
  const [isSending, setIsSending] = useState(false);
  const { values, dispatch } = form;
  const { body } = values;
  const send = useEffectEvent(() => void saving.save());
  // After the render that leaves the members out.
  useEffect(() => {
    if (isSending) send();
  }, [isSending]);
  if (!isRecord(body)) return null;
  const names = findUnaccepted(error, body);
  if (names.length === 0 || names.length === Object.keys(body).length) return null;
  const labels = new Map(resource.fields.map(({ name, label }) => [name, label]));
  const shown = names.map((name) => labels.get(name) ?? name);

  function leaveOut(record: Readonly<Record<string, unknown>>): void {
    dispatch({ type: "edit", values: { ...values, body: withoutMembers(record, names) } });
    setIsSending(true);
  }

  return (
    <Group>
      <Button variant="default" size="xs" onClick={() => leaveOut(body)}>
        {t("sentMembers.without", { names: list(shown) })}
      </Button>
    </Group>
  );
}
