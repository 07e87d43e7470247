import { Button } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import hidden from "#components/styles/visually-hidden.module.css";
import { useCopy } from "./use-copy.ts";

interface CopyTextButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Button with a label that copies a text and announces the result. */
export function CopyTextButton({ text, label }: CopyTextButtonProps): ReactNode {
  const t = useTexts("components");
  const [state, copy] = useCopy(text);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={
          state === "copied" ? <IconCheck size="0.875rem" /> : <IconCopy size="0.875rem" />
        }
        onClick={copy}
      >
        {label}
      </Button>
      <span className={hidden.hidden} aria-live="polite">
        {state !== undefined && t(state)}
      </span>
    </>
  );
}
