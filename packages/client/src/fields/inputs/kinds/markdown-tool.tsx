import { ActionIcon, Button, Group } from "@mantine/core";
import {
  IconBold,
  IconCode,
  IconEye,
  IconItalic,
  IconLink,
  IconList,
  IconPencil,
} from "@tabler/icons-react";
import { type ReactNode, type RefObject, useId, useState } from "react";
import { MarkdownView } from "#fields/markdown/markdown-view.tsx";
import { useToolTexts } from "#texts/use-tool-texts.ts";
import { type Mark, toggleMark } from "./markdown-edit.ts";
import classes from "./markdown-tool.module.css";

interface MarkdownToolProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

const icons = {
  bold: IconBold,
  italic: IconItalic,
  link: IconLink,
  list: IconList,
  code: IconCode,
} as const satisfies Record<Mark, unknown>;

const marks: readonly Mark[] = ["bold", "italic", "link", "list", "code"];

/** Buttons for the marks of Markdown, and the preview. */
export function MarkdownTool({ area, label, text, onText }: MarkdownToolProps): ReactNode {
  const t = useToolTexts();
  const id = useId();
  const [isShown, setIsShown] = useState(false);

  function mark(kind: Mark): void {
    const input = area.current;
    if (input === null) return;
    const { selectionStart, selectionEnd, value } = input;
    const next = toggleMark({ text: value, start: selectionStart, end: selectionEnd }, kind);
    onText(next.text);
    // After the new text is in the input.
    requestAnimationFrame(() => {
      input.focus();
      input.setSelectionRange(next.start, next.end);
    });
  }

  return (
    <>
      <Group gap="0.125rem" role="group" aria-label={t("markdownOf", { label })}>
        {marks.map((kind) => {
          const Icon = icons[kind];
          return (
            <ActionIcon
              key={kind}
              variant="subtle"
              color="gray"
              size="2rem"
              aria-label={t(`marks.${kind}`)}
              title={t(`marks.${kind}`)}
              onClick={() => mark(kind)}
            >
              <Icon size="1rem" />
            </ActionIcon>
          );
        })}
        <Button
          variant="subtle"
          size="compact-sm"
          ms="auto"
          leftSection={isShown ? <IconPencil size="0.875rem" /> : <IconEye size="0.875rem" />}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? "hidePreview" : "preview")}
        </Button>
      </Group>
      <div id={id} role="region" aria-label={t("previewOf", { label })} hidden={!isShown}>
        {isShown && (
          <div className={classes.preview}>
            <MarkdownView text={text} />
          </div>
        )}
      </div>
    </>
  );
}
