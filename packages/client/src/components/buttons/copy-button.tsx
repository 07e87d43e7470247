import { ActionIcon } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "#components/styles/visually-hidden.module.css";
import { useCopy } from "./use-copy.ts";

/** Icon button that copies a text and announces the result. */
export function CopyButton({
  text,
  label,
}: {
  readonly text: string;
  readonly label: string;
}): ReactNode {
  const t = useTexts("components");
  const [state, copy] = useCopy(text);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        title={state === undefined ? label : t(state)}
        onClick={copy}
      >
        {state === "copied" ? <IconCheck size="1rem" /> : <IconCopy size="1rem" />}
      </ActionIcon>
      <span className={classes.hidden} aria-live="polite">
        {state !== undefined && t(state)}
      </span>
    </>
  );
}
