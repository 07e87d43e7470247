import { Button, CloseButton, Group, Text, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { useViewTexts } from "#texts/use-view-texts.ts";

interface ViewNameFormProps {
  readonly label: string;
  /** The name so far: the view is renamed. */
  readonly current?: string;
  /** Nothing else can be done where it stands. */
  readonly takesFocus?: boolean;
  /** What the list's views are called. */
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
  readonly onCancel?: () => void;
}

/** A name for a view; one that is taken is told before it is used. */
export function ViewNameForm(props: ViewNameFormProps): ReactNode {
  const { label, current = "", takesFocus = false, taken, onName, onCancel } = props;
  const t = useViewTexts();
  const [typed, setTyped] = useState(current);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const name = typed.trim();
  const isTaken = name !== current && taken.includes(name);
  // Who asked to rename a view goes on typing.
  useEffect(() => {
    if (current !== "") input.current?.select();
    else if (takesFocus) input.current?.focus();
  }, [current, takesFocus]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name === "") return;
    onName(name);
    setTyped("");
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || onCancel === undefined) return;
        // The panel around it stays.
        event.preventDefault();
        onCancel();
      }}
    >
      <Group gap="xs" align="end" wrap="nowrap">
        <TextInput
          ref={input}
          flex={1}
          label={label}
          autoComplete="off"
          maxLength={60}
          value={typed}
          aria-describedby={isTaken ? hintId : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {onCancel !== undefined && (
          <CloseButton size="lg" aria-label={t("cancel")} onClick={onCancel} />
        )}
        <DisabledReason reason={name === "" ? t("nameFirst") : undefined}>
          {(off) => (
            <Button type="submit" {...off}>
              {isTaken ? t("replace") : t("save")}
            </Button>
          )}
        </DisabledReason>
      </Group>
      <div role="status">
        {isTaken && (
          <Text size="sm" mt="xs" id={hintId}>
            {t("exists", { name })}
          </Text>
        )}
      </div>
    </form>
  );
}
