import { type ReactNode, type SyntheticEvent, useId, useRef } from "react";
import classes from "./disabled-reason.module.css";

/** Props of a control that is disabled with a reason. */
interface DisabledProps {
  readonly "aria-disabled"?: true;
  readonly "data-disabled"?: true;
  readonly "aria-describedby"?: string;
}

interface DisabledReasonProps {
  /** Undefined: the control is enabled. */
  readonly reason: string | undefined;
  readonly children: (props: DisabledProps) => ReactNode;
}

const gap = 6;

/**
 * Disables a control and shows the reason as a tooltip. Unlike with `disabled`, the control can be
 * focused, and keyboard, pointer and touch show the reason.
 */
export function DisabledReason({ reason, children }: DisabledReasonProps): ReactNode {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  if (reason === undefined) return <span className={classes.wrapper}>{children({})}</span>;

  function show({ currentTarget }: SyntheticEvent): void {
    const control = currentTarget.firstElementChild;
    if (tip.current === null || control === null) return;
    tip.current.showPopover();
    positionTip(tip.current, control.getBoundingClientRect());
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
    // The control inside receives the events.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <span
      className={classes.wrapper}
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

/** Above the control, or below it if there is no room. */
function positionTip({ style, offsetWidth, offsetHeight }: HTMLElement, control: DOMRect): void {
  const above = control.top - offsetHeight - gap;
  style.top = `${above < gap ? control.bottom + gap : above}px`;
  style.left = `${Math.max(Math.min(control.left, innerWidth - offsetWidth - gap), gap)}px`;
}
