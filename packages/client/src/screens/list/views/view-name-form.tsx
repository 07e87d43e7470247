import { Button, CloseButton, Group, Text, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { useViewTexts } from "#texts/use-view-texts.ts";

interface ViewNameFormProps {
  readonly label: string;
  /** Current name of a view to rename. */
  readonly current?: string;
  /** True if the form has no other controls next to it. */
  readonly takesFocus?: boolean;
  /** Names of the views of the list. */
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
  readonly onCancel?: () => void;
}

/** Name of a view, with a warning if it replaces another view. */
export function ViewNameForm(props: ViewNameFormProps): ReactNode {
  const { label, current = "", takesFocus = false, taken, onName, onCancel } = props;
  const t = useViewTexts();
  const [typed, setTyped] = useState(current);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const name = typed.trim();
  const isTaken = name !== current && taken.includes(name);
  // Renaming starts with the name selected.
  useEffect(() => {
    if (current !== "") input.current?.select();
    if (current !== "" || !takesFocus) return undefined;
    // A panel that opens shows its content after this effect.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
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
        // Escape must not close the panel.
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
          {(disabledReason) => (
            <Button type="submit" {...disabledReason}>
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
