import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./calls.module.css";
import { RequestConsole } from "./request-console.tsx";
import { type SavedRequest, useSavedRequests } from "./saved-requests.ts";

/** Saved requests, each with its form. */
export function SavedRequestList(): ReactNode {
  const t = useTexts("calls");
  const { saved, remove } = useSavedRequests();
  if (saved.length === 0) return <p className={classes.hint}>{t("savedNone")}</p>;
  return (
    <ol className={classes.calls}>
      {saved.map((request) => (
        <Entry key={JSON.stringify(request)} request={request} onRemove={() => remove(request)} />
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
