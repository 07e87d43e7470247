import { TextInput } from "@mantine/core";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { ComboboxList, type ComboboxOption, optionId } from "./combobox-list.tsx";
import { positionBelow } from "./position-below.ts";

interface ComboboxProps {
  readonly label: string;
  readonly description: string | undefined;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly placeholder: string;
  /** What stands at its end. */
  readonly end?:
    | { readonly rightSection?: ReactNode; readonly rightSectionWidth?: string }
    | undefined;
  readonly text: string;
  readonly options: readonly ComboboxOption[];
  /** The ids of the options that are taken already. */
  readonly chosen: readonly string[];
  /** What is said below the options: that they are on their way, that there are none. */
  readonly status: string;
  readonly isOpen: boolean;
  /** It takes the place of an input in which the keyboard was. */
  readonly startsFocused: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onText: (text: string) => void;
  readonly onPaste: () => void;
  readonly onChoose: (id: string) => void;
  /** Enter without an option in mind; true: it meant something here, so it does not submit the form. */
  readonly onEnter: () => boolean;
  readonly onLeave: () => void;
}

/** A text input with a list of what it may mean: WAI-ARIA APG "Editable Combobox With List Autocomplete". */
export function Combobox(props: ComboboxProps): ReactNode {
  const { label, description, error, required, placeholder, end } = props;
  const { text, options, chosen, status, isOpen, onOpen, onText, onPaste, onLeave } = props;
  const { startsFocused } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const at = isOpen ? options.findIndex((option) => option.id === active) : -1;

  useEffect(() => {
    if (!isOpen || input.current === null || panel.current === null) return undefined;
    return positionBelow(input.current, panel.current);
  }, [isOpen]);

  const takeFocus = useEffectEvent(() => {
    const element = input.current;
    if (!startsFocused || element === null) return;
    element.focus();
    // Whoever is typing goes on behind the last letter.
    if (isOpen) element.setSelectionRange(text.length, text.length);
  });
  useEffect(() => takeFocus(), []);

  function open(isWanted: boolean): void {
    if (!isWanted) setActive(undefined);
    if (isWanted !== isOpen) onOpen(isWanted);
  }

  function choose(option: ComboboxOption): void {
    // What comes next takes the place of what asked for it.
    if (option.isAction === true) setActive(options[options.indexOf(option) - 1]?.id);
    else open(false);
    props.onChoose(option.id);
  }

  function move(step: 1 | -1): boolean {
    open(true);
    const from = at < 0 && step < 0 ? options.length : at;
    setActive(options[Math.min(Math.max(from + step, 0), options.length - 1)]?.id);
    return true;
  }

  function toggle(isWanted: boolean): boolean {
    open(isWanted);
    return true;
  }

  function enter(): boolean {
    const option = options[at];
    if (option !== undefined) choose(option);
    return option !== undefined || props.onEnter();
  }

  /** Each tells whether the key meant something here. */
  const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
    ArrowDown: ({ altKey }) => (altKey ? toggle(true) : move(1)),
    ArrowUp: ({ altKey }) => (altKey ? toggle(false) : move(-1)),
    Escape: () => isOpen && toggle(false),
    Enter: enter,
  };

  return (
    <>
      <TextInput
        ref={input}
        {...{ label, description, error, required, placeholder, onPaste, ...end }}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={at < 0 ? undefined : optionId(id, at)}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setActive(undefined);
          onText(event.currentTarget.value);
          open(true);
        }}
        onClick={() => open(true)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          open(false);
          onLeave();
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || keys[event.key]?.(event) !== true) return;
          event.preventDefault();
          // Escape closes the list, not the dialog that it stands in.
          event.stopPropagation();
        }}
      />
      {isOpen && (
        <ComboboxList
          ref={panel}
          id={id}
          label={label}
          options={options}
          chosen={chosen}
          status={status}
          at={at}
          onAt={setActive}
          onChoose={choose}
        />
      )}
    </>
  );
}
