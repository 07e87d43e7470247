import { Text } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useState } from "react";
import hidden from "#components/styles/visually-hidden.module.css";
import { Notice } from "#components/feedback/notice.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import type { ImportSource } from "#transfer/import-file.ts";
import { inspectFile } from "#transfer/import-file.ts";
import classes from "./import.module.css";

interface FilePickerProps {
  readonly source: ImportSource | undefined;
  readonly onSource: (source: ImportSource) => void;
}

/** Selects a file; it stays on this computer until its rows are sent. */
export function FilePicker({ source, onSource }: FilePickerProps): ReactNode {
  const t = useTexts("imports");
  const { number } = useFormat();
  const [isOver, setIsOver] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);

  async function take(file: File | null | undefined): Promise<void> {
    if (!file) return;
    try {
      setIsUnreadable(false);
      onSource(await inspectFile(file));
    } catch {
      setIsUnreadable(true);
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files.item(0));
  }

  return (
    <>
      <label
        className={classes.drop}
        data-over={isOver || undefined}
        data-chosen={source !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <IconFileUpload size="1.75rem" aria-hidden="true" />
        <span className={classes.file}>
          {source === undefined ? t("choose") : source.file.name}
        </span>
        <Text size="sm" c="dimmed" component="span">
          {source === undefined
            ? t("chooseHint")
            : t("matched", { rows: source.count, columns: number(source.columns.length) })}
        </Text>
        <input
          type="file"
          className={hidden.hidden}
          aria-label={t("file")}
          accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl,text/csv,application/json"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.item(0));
            // The same file can be selected again after a correction.
            currentTarget.value = "";
          }}
        />
      </label>
      {isUnreadable && <Notice tone="danger" title={t("unreadable")} />}
      {source?.incomplete !== undefined && (
        <Notice tone="warning" title={t("incomplete")}>
          <p>{t("incompleteHint", { note: source.incomplete })}</p>
        </Notice>
      )}
      {source?.encoding === "windows-1252" && (
        <Notice tone="warning" title={t("oldEncoding")}>
          <p>{t("oldEncodingHint")}</p>
        </Notice>
      )}
      {source?.count === 0 && <Notice tone="warning" title={t("noRows")} />}
    </>
  );
}
