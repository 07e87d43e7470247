import { Button } from "@mantine/core";
import { type Field, type KeyedRecordRef, type Operation, ownMember } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { editAddress } from "#addresses/resource-address.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { EarlyInput } from "#components/inputs/early-input.tsx";
import { FieldCell } from "#fields/field-cell.tsx";
import { FieldInput } from "#fields/field-input.tsx";
import { problemsAt } from "#fields/values/problems-at.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { useErrorTexts } from "#operations/use-error-texts.ts";
import { formatErrors } from "#operations/validate-values.ts";
import { useModel } from "#queries/model/use-model.ts";
import { freshOptions } from "#records/read-fresh.ts";
import { useTexts } from "#texts/use-texts.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { CellPanel } from "./cell-panel.tsx";
import classes from "./cells.module.css";
import { useCellSave } from "./use-cell-save.ts";

// Few APIs accept an edit and carry it out later.
const AcceptedCell = lazyComponent(async () => (await import("./accepted-cell.tsx")).AcceptedCell);

interface CellEditorProps {
  readonly anchor: HTMLElement;
  readonly target: KeyedRecordRef;
  /** Title of the record. */
  readonly name: string;
  /** Row of the list, for records without a read operation. */
  readonly listed: unknown;
  readonly operation: Operation;
  readonly field: Field;
  readonly onClose: () => void;
  /** Tab after a save. */
  readonly onMove: (step: "left" | "right") => void;
}

/** Input of a field at its cell. The record is read first, as for its form. */
export function CellEditor(props: CellEditorProps): ReactNode {
  const { anchor, target, name, listed, field, onClose, onMove } = props;
  const t = useTexts("cells");
  const { data, error, failureReason, refetch } = useQuery(freshOptions(target));
  const failure = error ?? failureReason;
  const typedRef = useRef("");
  const label = t("edit", { field: field.label, name });
  const isReading = data === undefined && failure === null;

  function handleEarlyKey(event: KeyboardEvent): void {
    const { key } = event;
    if (key !== "Escape" && key !== "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "Escape") onClose();
    else if (typedRef.current === "") onMove(event.shiftKey ? "left" : "right");
  }

  return (
    <>
      {isReading && (
        // Outside of the panel, which takes no focus before it is open.
        <div role="presentation" onKeyDown={handleEarlyKey}>
          <EarlyInput label={label} typedRef={typedRef} />
        </div>
      )}
      <CellPanel anchor={anchor} label={label}>
        {isReading && <span role="status">{t("reading")}</span>}
        {data === undefined && failure !== null && (
          <Unread error={failure} onRetry={() => void refetch()} onClose={onClose} />
        )}
        {data !== undefined && (
          <CellForm {...props} base={data ?? { record: listed }} typedRef={typedRef} />
        )}
      </CellPanel>
    </>
  );
}

interface UnreadProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Unread({ error, onRetry, onClose }: UnreadProps): ReactNode {
  const t = useTexts("cells");
  const common = useTexts("components");
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className={classes.form}>
      <ProblemAlert error={error} title={t("notRead")} onRetry={onRetry} />
      <div className={classes.buttons}>
        <Button size="compact-sm" variant="default" ref={cancel} onClick={onClose}>
          {common("cancel")}
        </Button>
      </div>
    </div>
  );
}

interface CellFormProps extends CellEditorProps {
  readonly base: { readonly record: unknown; readonly etag?: string };
  /** Text that was typed while the record was read; ends with a line break if Enter was pressed. */
  readonly typedRef: RefObject<string>;
}

function CellForm(props: CellFormProps): ReactNode {
  const { target, operation, field, base, typedRef, onClose, onMove } = props;
  const t = useTexts("cells");
  const common = useTexts("components");
  const format = useErrorTexts();
  const model = useModel();
  const form = useRef<HTMLFormElement>(null);
  const before = isRecord(base.record) ? ownMember(base.record, field.name) : undefined;
  const [value, setValue] = useState<unknown>(before);
  const { phase, errors, save, proceed, acceptTheirs } = useCellSave({
    target,
    operation,
    field,
    base,
    onSaved: onClose,
  });
  useEffect(() => {
    const input = form.current?.querySelector<HTMLElement>("input, select, textarea, button");
    input?.focus();
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
    input.select();
    if (typedRef.current === "") return;
    typeInto(input, typedRef.current.trimEnd());
    // The value changes first.
    if (typedRef.current.endsWith("\n")) setTimeout(() => form.current?.requestSubmit());
  }, [typedRef]);

  function handleKey(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { key } = event;
    const isArea = event.target instanceof HTMLTextAreaElement;
    if (key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (key === "Enter" && isArea && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save(value);
    } else if (key === "Tab" && isLast(form.current, event.target, event.shiftKey)) {
      event.preventDefault();
      const isBack = event.shiftKey;
      void save(value, () => onMove(isBack ? "left" : "right"));
    }
  }

  if (phase.kind === "accepted")
    return <AcceptedCell started={phase.started} onDone={proceed} onClose={onClose} />;
  const problems = problemsAt(formatErrors(errors, format), [field.name]);
  const isBusy = phase.kind === "saving";
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      aria-busy={isBusy}
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        void save(value);
      }}
    >
      <FieldInput field={field} value={value} onChange={setValue} problems={problems} />
      {phase.kind === "failed" && <ProblemAlert error={phase.error} title={t("failed")} />}
      {phase.kind === "unknown" && <p role="alert">{t("unknown")}</p>}
      {phase.kind === "unseen" && <p role="alert">{t("unseen")}</p>}
      {phase.kind === "gone" && <p role="alert">{t("gone")}</p>}
      {phase.kind === "conflict" && (
        <div role="alert">
          <p>{t("conflict")}</p>
          <FieldCell
            field={field}
            value={isRecord(phase.theirs) ? ownMember(phase.theirs, field.name) : undefined}
            isWhole
          />
        </div>
      )}
      <div className={classes.buttons}>
        {(phase.kind === "unseen" || phase.kind === "unknown") && (
          <LinkButton
            variant="default"
            address={editAddress(model, target.resource, target.key, target.parents)}
          >
            {t("openForm")}
          </LinkButton>
        )}
        <Button
          size="compact-sm"
          variant="default"
          tabIndex={-1}
          onClick={phase.kind === "conflict" ? acceptTheirs : onClose}
        >
          {phase.kind === "conflict" ? t("useTheirs") : common("cancel")}
        </Button>
        {(phase.kind === "edit" ||
          isBusy ||
          phase.kind === "failed" ||
          phase.kind === "conflict") && (
          <Button type="submit" size="compact-sm" tabIndex={-1} loading={isBusy}>
            {phase.kind === "conflict" ? t("saveMine") : t("save")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Replaces the text of an input, as keys would. Inputs of dates and the like take no text. */
function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (input.selectionStart === null || text === "") return;
  input.setRangeText(text, 0, input.value.length, "end");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** True for the last control of the input in the direction of Tab. */
function isLast(form: HTMLFormElement | null, target: EventTarget, isBack: boolean): boolean {
  const controls = Array.from(
    form?.querySelectorAll<HTMLElement>("input, select, textarea, button, a[href]") ?? [],
  ).filter(({ tabIndex }) => tabIndex >= 0);
  return controls.at(isBack ? 0 : -1) === target;
}
