import { ActionIcon } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./hidden.module.css";

const shownFor = 2000;

/** Copies a text and says so. */
export function CopyButton({
  text,
  label,
}: {
  readonly text: string;
  readonly label: string;
}): ReactNode {
  const t = useTexts("components");
  const [state, setState] = useState<"copied" | "failed">();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function tell(next: "copied" | "failed"): void {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(undefined), shownFor);
  }

  async function copy(): Promise<void> {
    try {
      // Missing where the page did not come over HTTPS, refused where a person said so.
      await navigator.clipboard.writeText(text);
      tell("copied");
    } catch {
      tell("failed");
    }
  }

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        title={state === undefined ? label : t(state)}
        onClick={() => void copy()}
      >
        {state === "copied" ? <IconCheck size={16} /> : <IconCopy size={16} />}
      </ActionIcon>
      <span className={classes.hidden} aria-live="polite">
        {state !== undefined && t(state)}
      </span>
    </>
  );
}
