import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { TimeInput } from "#components/inputs/times/time-input.tsx";
import { Dialog } from "#components/overlays/dialog.tsx";
import { useDisplayTexts } from "#texts/use-display-texts.ts";
import classes from "./calendar.module.css";

interface DayMenuProps {
  readonly name: string;
  /** Current day. */
  readonly day: string;
  /** Button that opened the dialog. */
  readonly button: HTMLElement;
  readonly onMove: (day: string) => void;
  readonly onClose: () => void;
}

/** Day to move a record to, in place of a drag. */
export function DayMenu({ name, day, button, onMove, onClose }: DayMenuProps): ReactNode {
  const t = useDisplayTexts();
  const [next, setNext] = useState(day);
  function close(): void {
    onClose();
    button.focus();
  }
  return (
    <Dialog title={t("move", { name })} onClose={close}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (next !== "") onMove(next);
          close();
        }}
      >
        <TimeInput type="date" label={t("moveDay")} value={next} onValue={setNext} />
        <Button type="submit">{t("moveSave")}</Button>
      </form>
    </Dialog>
  );
}
