import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { type KeyedRecordRef, listUnchanged, type Resource } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { omitMembers, omittedMembers } from "#records/omitted-members.ts";
import type { RecordChange } from "#records/write-record.ts";
import { useTexts } from "#texts/use-texts.ts";

interface SentMembersProps {
  readonly target: KeyedRecordRef;
  readonly change: RecordChange;
  readonly onSend: () => void;
}

/** Choice of the unchanged members that a full update sends, after the API refused the whole record. */
export function SentMembers({ target, change, onSend }: SentMembersProps): ReactNode {
  const t = useTexts("form");
  const [isOpen, setIsOpen] = useState(false);
  const members = listUnchanged(target, change);
  if (members.length === 0) return null;
  return (
    <Group>
      <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
        {t("sentChoose")}
      </Button>
      {isOpen && (
        <Members
          resource={target.resource}
          members={members}
          onSend={onSend}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Group>
  );
}

interface MembersProps extends Pick<SentMembersProps, "onSend"> {
  readonly resource: Resource;
  readonly members: ReturnType<typeof listUnchanged>;
  readonly onClose: () => void;
}

function Members({ resource, members, onSend, onClose }: MembersProps): ReactNode {
  const t = useTexts("form");
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
    <Dialog title={t("sentChoose")} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{t("sentHint")}</Text>
        <Checkbox.Group
          label={t("sentAlso")}
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
            {t("sentChanges")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            onClick={() => {
              omitMembers(client, resource, omitted);
              onClose();
              onSend();
            }}
          >
            {t("sentSend")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
