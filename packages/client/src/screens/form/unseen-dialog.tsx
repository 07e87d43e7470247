import { Button, Group, Stack, Text } from "@mantine/core";
import { ownMember, type RecordRef, type UnseenField, valueAt } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { FieldInput } from "#fields/field-input.tsx";
import { FieldScopeContext } from "#fields/field-scope.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { acceptUnseenFields, findUnseenFields } from "#records/unseen-fields.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { formChange } from "./form-state.ts";
import type { RecordForm } from "./use-record-form.ts";

interface UnseenDialogProps {
  readonly target: RecordRef;
  readonly form: RecordForm;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Warns that a full update removes fields that the API did not return, with an input for each. */
export function UnseenDialog({ target, form, onSave, onClose }: UnseenDialogProps): ReactNode {
  const t = useTexts("form");
  const format = useFormat();
  const client = useQueryClient();
  const missing = findUnseenFields(client, target, formChange(form.state));
  // A field stays after it was filled in.
  const [fields] = useState(missing);
  const secrets = fields.filter(isSecret);
  const others = fields.filter((one) => !isSecret(one));
  const names = (some: readonly UnseenField[]): string =>
    format.list(some.map(({ field }) => field.label));
  const { values, dispatch } = form;

  return (
    <Dialog title={t("unseen")} onClose={onClose}>
      <Stack gap="md">
        {others.length > 0 && <Text size="sm">{t("unseenHint", { names: names(others) })}</Text>}
        {secrets.length > 0 && (
          <Text size="sm">{t("unseenSecrets", { names: names(secrets) })}</Text>
        )}
        <FieldScopeContext value={{ ...target, fields: [], values: undefined }}>
          {fields.filter(isFillable).map(({ path, field }) => (
            <FieldInput
              key={JSON.stringify(path)}
              field={field}
              value={valueAt(values.body, path)}
              onChange={(value) =>
                dispatch({
                  type: "edit",
                  values: { ...values, body: withValueAt(values.body, path, value) },
                })
              }
              problems={[]}
            />
          ))}
        </FieldScopeContext>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("goOn")}
          </Button>
          <Button
            onClick={() => {
              if (missing.length > 0) acceptUnseenFields(client, target.resource);
              onSave();
            }}
          >
            {t(missing.length > 0 ? "unseenSave" : "save")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** True for fields with an input in this dialog; those of list items have one in the form. */
function isFillable({ isInList }: UnseenField): boolean {
  return isInList !== true;
}

/** True for fields that an API never returns. */
function isSecret({ field }: UnseenField): boolean {
  return field.kind === "secret" || field.isWriteOnly === true;
}

function withValueAt(body: unknown, [name, ...rest]: UnseenField["path"], value: unknown): unknown {
  if (name === undefined) return value;
  const members = isRecord(body) ? body : {};
  const inner = Object.hasOwn(members, name) ? ownMember(members, name) : undefined;
  return { ...members, [name]: withValueAt(inner, rest, value) };
}
