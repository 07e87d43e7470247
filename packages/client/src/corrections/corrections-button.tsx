import { Button } from "@mantine/core";
import { IconPencilCheck } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { CorrectionsDialog } from "./corrections-dialog.tsx";
import type { Corrections } from "./use-corrections.ts";

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
  return (
    <>
      <DisabledReason reason={count === 0 ? t("correctionsNone") : undefined}>
        {(disabledProps) => (
          <Button
            variant={count === 0 ? "default" : "filled"}
            leftSection={<IconPencilCheck size="1rem" aria-hidden />}
            onClick={() => setIsOpen(true)}
            {...disabledProps}
          >
            {t("corrections", { count })}
          </Button>
        )}
      </DisabledReason>
      {isOpen && corrections !== undefined && count > 0 && (
        <CorrectionsDialog
          title={title}
          corrections={corrections}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
