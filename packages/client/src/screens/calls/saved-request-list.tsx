import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./calls.module.css";
import { RequestConsole } from "./request-console.tsx";
import { type SavedRequest, useSavedRequests } from "./saved-requests.ts";

/** Saved requests, each with its form. */
export function SavedRequestList(): ReactNode {
  const t = useTexts("calls");
  const { saved, remove } = useSavedRequests();
  const list = useRef<HTMLOListElement>(null);
  if (saved.length === 0) return <p className={classes.hint}>{t("savedNone")}</p>;

  /** The focus moves to the next request, or to the panel after the last one. */
  function removeAt(at: number, request: SavedRequest): void {
    const entries = list.current?.children ?? [];
    const next = entries[at + 1] ?? entries[at - 1];
    const panel = list.current?.closest("aside");
    (next?.querySelector("summary") ?? panel)?.focus();
    remove(request);
  }

  return (
    <ol className={classes.calls} ref={list}>
      {saved.map((request, at) => (
        <Entry
          key={JSON.stringify(request)}
          request={request}
          onRemove={() => removeAt(at, request)}
        />
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly request: SavedRequest;
  readonly onRemove: () => void;
}

function Entry({ request, onRemove }: EntryProps): ReactNode {
  const t = useTexts("calls");
  const [isOpen, setIsOpen] = useState(false);
  const { method, path, query } = request;
  const address = `${path}${query === "" ? "" : `?${query}`}`;
  return (
    <li className={classes.saved}>
      <details className={classes.call} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={classes.line}>
          <span className={classes.method}>{method}</span>
          <span className={classes.path}>{address}</span>
        </summary>
        {isOpen && (
          <div className={classes.details}>
            <RequestConsole request={request} />
          </div>
        )}
      </details>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("remove", { request: `${method} ${address}` })}
        onClick={onRemove}
      >
        <IconTrash size="1rem" aria-hidden />
      </ActionIcon>
    </li>
  );
}
