import { Button } from "@mantine/core";
import { IconPencilCheck } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { CorrectionsDialog } from "./corrections-dialog.tsx";
import type { Corrections } from "./use-corrections.ts";
import { useHasLearned } from "./use-learned-corrections.ts";

/** Button with the number of corrections; opens their dialog. */
export function CorrectionsButton({
  title,
  corrections,
}: {
  /** Title of the API. */
  readonly title: string;
  /** Undefined while they are read; the button is shown from the start. */
  readonly corrections: Corrections | undefined;
}): ReactNode {
  const t = useTexts("report");
  const [isOpen, setIsOpen] = useState(false);
  const count = corrections?.all.length ?? 0;
  const hasLearned = useHasLearned();
  const isEmpty = count === 0 && !hasLearned;
  return (
    <>
      <DisabledReason reason={isEmpty ? t("correctionsNone") : undefined}>
        {(disabledProps) => (
          <Button
            variant={count === 0 ? "default" : "filled"}
            leftSection={<IconPencilCheck size="1rem" aria-hidden />}
            onClick={() => setIsOpen(true)}
            {...disabledProps}
          >
            {count === 0 && hasLearned ? t("learned") : t("corrections", { count })}
          </Button>
        )}
      </DisabledReason>
      {isOpen && corrections !== undefined && !isEmpty && (
        <CorrectionsDialog
          title={title}
          corrections={corrections}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
