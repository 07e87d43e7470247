import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Confirm } from "#components/overlays/confirm.tsx";
import { removeDrafts } from "#storage/drafts.ts";
import { type FormDraft, formDraftName } from "#storage/form-drafts.ts";
import { useTexts } from "#texts/use-texts.ts";

interface DiscardDraftProps {
  readonly draft: FormDraft;
  readonly title: string;
  readonly onGone: () => void;
}

/** Lets go of what was typed, also of a record that is not there any more. */
export function DiscardDraft({ draft, title, onGone }: DiscardDraftProps): ReactNode {
  const t = useTexts("home");
  const [isAsking, setIsAsking] = useState(false);
  const label = t("discard", { title });

  async function drop(): Promise<void> {
    setIsAsking(false);
    await removeDrafts(formDraftName(draft));
    onGone();
  }

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        onClick={() => setIsAsking(true)}
      >
        <IconTrash size="1rem" aria-hidden />
      </ActionIcon>
      {isAsking && (
        <Confirm
          title={label}
          message={t("discardHint")}
          action={t("discardNow")}
          isDangerous
          onConfirm={() => void drop()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
