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
  readonly onDiscard: () => void;
}

/** Discards a draft, also of a record that does not exist. */
export function DiscardDraft({ draft, title, onDiscard }: DiscardDraftProps): ReactNode {
  const t = useTexts("home");
  const [isConfirming, setIsConfirming] = useState(false);
  const label = t("discard", { title });

  async function drop(): Promise<void> {
    setIsConfirming(false);
    await removeDrafts(formDraftName(draft));
    onDiscard();
  }

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        onClick={() => setIsConfirming(true)}
      >
        <IconTrash size="1rem" aria-hidden />
      </ActionIcon>
      {isConfirming && (
        <Confirm
          title={label}
          message={t("discardHint")}
          action={t("discardNow")}
          isDangerous
          onConfirm={() => void drop()}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
