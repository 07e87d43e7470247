import { ownMember } from "@quarterdeck/model";
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
  /** Section at the end of the input. */
  readonly end?:
    | { readonly rightSection?: ReactNode; readonly rightSectionWidth?: string }
    | undefined;
  readonly text: string;
  readonly options: readonly ComboboxOption[];
  /** Id of the option that is active until the user moves to another one. */
  readonly suggested: string | undefined;
  /** Ids of the selected options. */
  readonly chosen: readonly string[];
  /** Message below the options: loading, no options. */
  readonly status: string;
  readonly isOpen: boolean;
  /** Replaces an input that had the focus. */
  readonly startsFocused: boolean;
  /** True if the text was typed before this input was shown: typing continues at its end. */
  readonly isTyped: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onText: (text: string) => void;
  readonly onPaste: () => void;
  readonly onChoose: (id: string) => void;
  /** Enter without an active option; true: handled, the form is not submitted. */
  readonly onEnter: () => boolean;
  readonly onLeave: () => void;
}

/** Text input with a list of options: WAI-ARIA APG "Editable Combobox With List Autocomplete". */
export function Combobox(props: ComboboxProps): ReactNode {
  const { label, description, error, required, placeholder, end } = props;
  const { text, options, chosen, status, isOpen, onOpen, onText, onPaste, onLeave } = props;
  const { startsFocused, isTyped, suggested } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** True until the first click after the focus. */
  const isEntered = useRef(false);
  const [active, setActive] = useState<string>();
  const activeId = active ?? suggested;
  const activeIndex = isOpen ? options.findIndex((option) => option.id === activeId) : -1;

  useEffect(() => {
    if (!isOpen || input.current === null || panel.current === null) return undefined;
    return positionBelow(input.current, panel.current);
  }, [isOpen]);

  const takeFocus = useEffectEvent(() => {
    const element = input.current;
    if (!startsFocused || element === null) return;
    element.focus();
    if (isTyped) element.setSelectionRange(text.length, text.length);
  });
  useEffect(() => takeFocus(), []);

  function setOpen(isNowOpen: boolean): void {
    if (!isNowOpen) setActive(undefined);
    if (isNowOpen !== isOpen) onOpen(isNowOpen);
  }

  function choose(option: ComboboxOption): void {
    // The new options replace the action.
    if (option.isAction === true) setActive(options[options.indexOf(option) - 1]?.id);
    else setOpen(false);
    props.onChoose(option.id);
  }

  function move(step: 1 | -1): boolean {
    setOpen(true);
    const from = active === undefined && step < 0 ? options.length : activeIndex;
    setActive(options[Math.min(Math.max(from + step, 0), options.length - 1)]?.id);
    return true;
  }

  function toggle(isNowOpen: boolean): boolean {
    setOpen(isNowOpen);
    return true;
  }

  function enter(): boolean {
    const option = options[activeIndex];
    if (option !== undefined) choose(option);
    if (option !== undefined || props.onEnter()) return true;
    // The form is submitted only once the list is closed.
    return isOpen && toggle(false);
  }

  /** Each returns true if it handled the key. */
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
        aria-activedescendant={activeIndex < 0 ? undefined : optionId(id, activeIndex)}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setActive(undefined);
          isEntered.current = false;
          onText(event.currentTarget.value);
          setOpen(true);
        }}
        onClick={(event) => {
          // A pressed button sets the caret after the focus: the next text would be added to the title.
          if (isEntered.current) event.currentTarget.select();
          isEntered.current = false;
          setOpen(true);
        }}
        onFocus={(event) => {
          isEntered.current = true;
          event.currentTarget.select();
        }}
        onBlur={() => {
          setOpen(false);
          onLeave();
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || ownMember(keys, event.key)?.(event) !== true) return;
          event.preventDefault();
          // Escape closes the list, not the surrounding dialog.
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
          activeIndex={activeIndex}
          onActive={setActive}
          onChoose={choose}
        />
      )}
    </>
  );
}
