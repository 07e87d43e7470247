import { Input } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import hidden from "#components/styles/visually-hidden.module.css";
import type { InputFrame } from "#fields/inputs/input-frame.ts";
import classes from "./files.module.css";

interface DropZoneProps {
  readonly frame: InputFrame;
  readonly action: string;
  /** What is taken; empty: anything. */
  readonly hint: string;
  readonly accept: readonly string[] | undefined;
  readonly isMultiple: boolean;
  /** Something is chosen that takes the place of the zone. */
  readonly isFull: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** What is chosen. */
  readonly children?: ReactNode;
  /** What else can be said of it, below. */
  readonly below?: ReactNode;
}

/** The browser's own file input under a larger target, on which files can be dropped too. */
export function DropZone(props: DropZoneProps): ReactNode {
  const { frame, action, hint, accept, isMultiple, isFull, onFiles, children, below } = props;
  const { label, description, required, error } = frame;
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent): void {
    // Else the browser would open the file in place of the page.
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
          <IconUpload size="1.25rem" className={classes.icon} />
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
              // The same file may be chosen again after it was taken away.
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
