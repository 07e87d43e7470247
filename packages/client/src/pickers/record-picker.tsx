import { CloseButton } from "@mantine/core";
import { pickedValue } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { Combobox } from "#components/overlays/combobox.tsx";
import type { RecordPickerProps } from "#fields/field-services.ts";
import { pickerSection } from "#fields/inputs/picker-section.tsx";
import { readReference, titleKeyOf } from "#fields/values/read-reference.ts";
import { findProvenField } from "#queries/alternate-titles.ts";
import { useNamedRecord } from "#queries/named-record.ts";
import { titleStore } from "#queries/reference-titles.ts";
import { writeTitleKey } from "#queries/title-keys.ts";
import { isSurelyKey, readTypedKey } from "./read-typed-key.ts";
import { createId, idOf, moreId, typedId, useRecordOptions } from "./use-record-options.ts";
import { useReferenceTarget } from "./use-reference-target.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";

// Most users do not create records here.
const CreateDialog = lazyComponent(
  async () => (await import("#operations/create-dialog.tsx")).CreateDialog,
);

/** Combobox that finds a record by typed text; accepts a typed or pasted key. */
export function RecordPicker(props: RecordPickerProps): ReactNode {
  const {
    field,
    frame,
    chosen,
    shown,
    onPick,
    onClear,
    canCreate = false,
    end,
    initialInput,
  } = props;
  const t = useInputTexts();
  const client = useQueryClient();
  const [typed, setTyped] = useState(initialInput?.typed);
  const [isPasted, setIsPasted] = useState(false);
  const [isOpen, setIsOpen] = useState(initialInput?.isOpen === true && initialInput.isFocused);
  const [typedKey, setTypedKey] = useState<string>();
  const [unmatched, setUnmatched] = useState<string>();
  const [isCreating, setIsCreating] = useState(false);
  const target = useReferenceTarget(field, isOpen || typed !== undefined || typedKey !== undefined);
  const options = useRecordOptions(field, target, { typed: typed ?? "", isOpen, canCreate });
  const resource = target.chunk?.resource;
  const targetLabel = target.brief?.labels.one ?? field.label;
  const isStillChosen = typedKey !== undefined && chosen.includes(typedKey);
  const isKey = field.alternateKeys === undefined;
  const ownKey = isStillChosen && isKey ? typedKey : undefined;
  const record = useNamedRecord(target.chunk, ownKey, target.parents);

  function pick(value: unknown, title: string | undefined, isTyped: boolean): void {
    const key = readReference({ ...field, keyPath: [] }, value)?.key ?? "";
    // Stored: the next read of the list may lack a new record.
    if (title !== undefined && target.brief !== undefined) {
      const inTitles = writeTitleKey(target.brief, target.parents ?? {}, titleKeyOf(field, key));
      titleStore(client).set(field.to, inTitles, title);
    }
    setTyped(undefined);
    setIsOpen(false);
    setTypedKey(isTyped ? key : undefined);
    onPick(value);
  }

  function choose(id: string): void {
    if (id === moreId) return options.readMore?.();
    if (id === createId) return setIsCreating(true);
    if (id === typedId) return pick(options.typedKey, undefined, true);
    const option = options.find(id);
    if (option !== undefined)
      pick(pickedValue(field, option, findProvenField(client, field)), option.title, false);
  }

  function pickCreated(key: unknown, title: string | undefined): void {
    setIsCreating(false);
    setTyped(undefined);
    const value = typeof key === "string" ? readTypedKey(field, resource, key) : key;
    if (value !== undefined) pick(value, title, false);
  }

  /** Id of the option that the typed text is: as a key, or as the label of a single option. */
  function findTyped(): string | undefined {
    const text = (typed ?? "").trim();
    if (text === "") return undefined;
    const isPastedKey = isPasted && !/\s/.test(text);
    if (options.typedKey !== undefined && (isSurelyKey(text) || isPastedKey || target.isKeyOnly))
      return typedId;
    const matches = options.shown.filter(({ label }) => label.toLowerCase() === text.toLowerCase());
    return matches.length > 1 ? undefined : matches[0]?.id;
  }

  function pickTyped(): boolean {
    const id = findTyped();
    if (id !== undefined) choose(id);
    return id !== undefined;
  }

  function leave(): void {
    if (typed === undefined) return;
    if (typed.trim() === "") onClear?.();
    else if (!pickTyped()) setUnmatched(typed.trim());
    setTyped(undefined);
  }

  const leaveInitialInput = useEffectEvent(() => {
    if (initialInput?.isFocused === false) leave();
  });
  useEffect(() => {
    const timer = setTimeout(() => leaveInitialInput());
    return () => clearTimeout(timer);
  }, []);

  function findError(): string | undefined {
    if (frame.error !== undefined) return frame.error;
    if (unmatched !== undefined) return t("pickNotTaken", { text: unmatched });
    if (!isStillChosen || record?.isMissing !== true) return undefined;
    return t("pickMissing", { label: targetLabel, key: typedKey });
  }

  function clearButton(clear: () => void): ReactNode {
    return (
      <CloseButton
        size="sm"
        aria-label={t("pickClear", { label: frame.label })}
        onClick={() => {
          setTyped(undefined);
          setUnmatched(undefined);
          clear();
        }}
      />
    );
  }

  return (
    <>
      <Combobox
        {...frame}
        error={findError()}
        placeholder={t("pickSearch")}
        text={typed ?? shown}
        options={options.shown}
        suggested={
          typed?.trim() && options.status === "" ? (findTyped() ?? options.shown[0]?.id) : undefined
        }
        chosen={chosen.map(idOf)}
        status={options.status}
        isOpen={isOpen}
        startsFocused={initialInput?.isFocused === true}
        isTyped={initialInput?.typed !== undefined}
        onOpen={setIsOpen}
        onText={(text) => {
          setUnmatched(undefined);
          setTyped(text);
        }}
        onPaste={() => setIsPasted(true)}
        onChoose={choose}
        onEnter={() => typed !== undefined && (pickTyped() || true)}
        onLeave={leave}
        end={
          onClear === undefined
            ? pickerSection(end)
            : pickerSection(undefined, clearButton(onClear))
        }
      />
      {isCreating && target.chunk !== undefined && resource !== undefined && (
        <CreateDialog
          field={field}
          chunk={target.chunk}
          resource={resource}
          parents={target.parents ?? {}}
          title={t("pickCreating", { label: inlineLabel(targetLabel) })}
          onClose={() => setIsCreating(false)}
          onCreated={pickCreated}
        />
      )}
    </>
  );
}
