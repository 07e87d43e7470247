import { Button, Group, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";

interface TaskFormProps {
  readonly label: string;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Form of a bulk task, before its review. */
export function TaskForm({ label, onCancel, onSubmit, children }: TaskFormProps): ReactNode {
  const t = useTexts("jobs");

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  }

  return (
    <form noValidate onSubmit={submit} aria-label={label}>
      <Stack gap="md">
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t("cancel")}
          </Button>
          <Button type="submit">{t("check")}</Button>
        </Group>
      </Stack>
    </form>
  );
}
