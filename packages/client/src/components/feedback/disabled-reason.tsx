import { type ReactNode, type SyntheticEvent, useId, useRef } from "react";
import classes from "./disabled-reason.module.css";

/** What makes a control say that it does nothing now, and why. */
interface DisabledProps {
  readonly "aria-disabled"?: true;
  readonly "data-disabled"?: true;
  readonly "aria-describedby"?: string;
}

interface DisabledReasonProps {
  /** Why the control does nothing now; undefined: it works. */
  readonly reason: string | undefined;
  readonly children: (off: DisabledProps) => ReactNode;
}

const gap = 6;

/**
 * Instead of `disabled`, which tells nobody why: the control can still be reached by keyboard, pointer and touch, says its
 * reason to each, and does nothing.
 */
export function DisabledReason({ reason, children }: DisabledReasonProps): ReactNode {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  if (reason === undefined) return <span className={classes.place}>{children({})}</span>;

  function show({ currentTarget }: SyntheticEvent): void {
    const control = currentTarget.firstElementChild;
    if (tip.current === null || control === null) return;
    tip.current.showPopover();
    place(tip.current, control.getBoundingClientRect());
  }

  function hide(): void {
    tip.current?.hidePopover();
  }

  function refuse(event: SyntheticEvent): void {
    event.preventDefault();
    event.stopPropagation();
    show(event);
  }

  return (
    // It stands around the control, which is what is pointed at, focused and pressed.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <span
      className={classes.place}
      onClickCapture={refuse}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children({ "aria-disabled": true, "data-disabled": true, "aria-describedby": id })}
      <span ref={tip} id={id} role="tooltip" popover="auto" className={classes.tip}>
        {reason}
      </span>
    </span>
  );
}

/** Above the control, where there is room. */
function place({ style, offsetWidth, offsetHeight }: HTMLElement, control: DOMRect): void {
  const above = control.top - offsetHeight - gap;
  style.top = `${above < gap ? control.bottom + gap : above}px`;
  style.left = `${Math.max(Math.min(control.left, innerWidth - offsetWidth - gap), gap)}px`;
}
