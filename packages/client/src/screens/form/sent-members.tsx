import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { listUnchanged, type Resource } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { AssumedWriteError, HttpError } from "#http/errors.ts";
import { omitMembers, omittedMembers } from "#records/omitted-members.ts";
import { history } from "#texts/en/history.ts";
import { AssumedDialog } from "./assumed-dialog.tsx";
import { SendWithout } from "./send-without.tsx";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import type { FormQuestionsProps } from "./form-questions.tsx";
import { formChange } from "./form-state.ts";

const texts = { history };

interface SentMembersProps extends Pick<FormQuestionsProps, "target" | "form" | "saving"> {
  readonly error: Error;
}

/**
 * Ways on after the API refused a whole record: a create without the members that the refusal names, and a choice of
 * the unchanged members that a full update sends.
 */
export function SentMembers({ target, form, saving, error }: SentMembersProps): ReactNode {
  const { key, resource } = target;
  if (error instanceof AssumedWriteError)
    return <AssumedDialog request={error.request} onSend={() => void saving.save()} />;
  if (key === undefined)
    return (
      <TextsProvider texts={texts}>
        <SendWithout {...{ resource, form, saving, error }} />
      </TextsProvider>
    );
  if (!isRefusal(error)) return null;
  const members = listUnchanged({ ...target, key }, formChange(form.state));
  if (members.length === 0) return null;
  return (
    <TextsProvider texts={texts}>
      <MembersButton {...{ resource, members }} onSend={() => void saving.save()} />
    </TextsProvider>
  );
}

/** True if the API may refuse the whole record for one of its members. */
function isRefusal(error: Error): boolean {
  const status = error instanceof HttpError ? error.status : 0;
  return status === 400 || status === 422 || status >= 500;
}

interface MembersButtonProps {
  readonly resource: Resource;
  readonly members: ReturnType<typeof listUnchanged>;
  readonly onSend: () => void;
}

function MembersButton(props: MembersButtonProps): ReactNode {
  const t = useTexts("history");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Group>
      <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
        {t("sentMembers.choose")}
      </Button>
      {isOpen && <Members {...props} onClose={() => setIsOpen(false)} />}
    </Group>
  );
}

interface MembersProps extends MembersButtonProps {
  readonly onClose: () => void;
}

function Members({ resource, members, onSend, onClose }: MembersProps): ReactNode {
  const t = useTexts("history");
  const common = useTexts("form");
  const client = useQueryClient();
  const [omitted, setOmitted] = useState<readonly string[]>(() => {
    const earlier = omittedMembers(client, resource);
    return earlier.length > 0
      ? earlier
      : members.flatMap(({ name, isSetByApi }) => (isSetByApi ? name : []));
  });
  const names = members.map(({ name }) => name);
  const labels = new Map(resource.fields.map(({ name, label }) => [name, label]));
  return (
    <Dialog title={t("sentMembers.choose")} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{t("sentMembers.hint")}</Text>
        <Checkbox.Group
          label={t("sentMembers.also")}
          value={names.filter((name) => !omitted.includes(name))}
          onChange={(sent) => setOmitted(names.filter((name) => !sent.includes(name)))}
        >
          <Stack gap="xs" mt="xs">
            {names.map((name) => (
              <Checkbox key={name} value={name} label={labels.get(name) ?? name} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end">
          <Button variant="subtle" onClick={() => setOmitted(names)}>
            {t("sentMembers.changes")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button
            onClick={() => {
              omitMembers(client, resource, omitted);
              onClose();
              onSend();
            }}
          >
            {t("sentMembers.send")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
