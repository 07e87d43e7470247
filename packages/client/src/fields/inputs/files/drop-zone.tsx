import { Input } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import hidden from "#components/styles/visually-hidden.module.css";
import type { InputFrame } from "#fields/inputs/input-frame.ts";
import classes from "./files.module.css";

interface DropZoneProps {
  readonly frame: InputFrame;
  readonly action: string;
  /** Accepted files; empty: all. */
  readonly hint: string;
  readonly accept: readonly string[] | undefined;
  readonly isMultiple: boolean;
  /** The selected file replaces the drop zone. */
  readonly isFull: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Selected files. */
  readonly children?: ReactNode;
  readonly below?: ReactNode;
}

/** Native file input with a larger target that accepts dropped files. */
export function DropZone(props: DropZoneProps): ReactNode {
  const { frame, action, hint, accept, isMultiple, isFull, onFiles, children, below } = props;
  const { label, description, required, error } = frame;
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent): void {
    // The browser would open the file.
    event.preventDefault();
    setIsOver(false);
    onFiles(Array.from(event.dataTransfer.files));
  }

  return (
    <Input.Wrapper
      {...{ label, description, required, error, id }}
      errorProps={{ id: `${id}-error` }}
    >
      {children}
      {!isFull && (
        <label
          className={classes.zone}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <IconUpload size="1.25rem" className={classes.icon} aria-hidden />
          <span>
            {action}
            {hint !== "" && <span className={classes.hint}>{hint}</span>}
          </span>
          <input
            id={id}
            type="file"
            className={hidden.hidden}
            accept={accept?.join(",")}
            multiple={isMultiple}
            required={required}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onChange={({ currentTarget }) => {
              const files = Array.from(currentTarget.files ?? []);
              // Allows to select the same file again after its removal.
              currentTarget.value = "";
              if (files.length > 0) onFiles(files);
            }}
          />
        </label>
      )}
      {below !== undefined && <div className={classes.below}>{below}</div>}
    </Input.Wrapper>
  );
}
