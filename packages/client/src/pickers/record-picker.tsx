import { CloseButton } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { inSentence } from "#components/values/in-sentence.ts";
import { Combobox } from "#components/overlays/combobox.tsx";
import type { RecordPickerProps } from "#fields/field-services.ts";
import { pickerSection } from "#fields/inputs/picker-section.tsx";
import { readReference } from "#fields/values/read-reference.ts";
import { useNamedRecord } from "#queries/named-record.ts";
import { setTitle } from "#queries/reference-titles.ts";
import { useTexts } from "#texts/use-texts.ts";
import { isSurelyKey, readTypedKey } from "./read-typed-key.ts";
import { createId, idOf, moreId, typedId, useRecordOptions } from "./use-record-options.ts";
import { useReferenceTarget } from "./use-reference-target.ts";
import { inputs } from "#texts/en/inputs.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const inputTexts = { inputs };

// A form within the form: few people need it.
const CreateDialog = lazyComponent(async () => (await import("./create-dialog.tsx")).CreateDialog);

/** Finds a record of the target by what is typed; a key that is typed or pasted is taken as it is. */
export function RecordPicker(props: RecordPickerProps): ReactNode {
  return (
    <TextsProvider texts={inputTexts}>
      <Picker {...props} />
    </TextsProvider>
  );
}

function Picker(props: RecordPickerProps): ReactNode {
  const { field, frame, chosen, shown, onPick, onClear, canCreate = false, end, begun } = props;
  const t = useTexts("inputs");
  const client = useQueryClient();
  const [typed, setTyped] = useState(begun?.typed);
  const [isPasted, setIsPasted] = useState(false);
  const [isOpen, setIsOpen] = useState(begun?.isOpen === true && begun.isFocused);
  const [asked, setAsked] = useState<string>();
  const [lost, setLost] = useState<string>();
  const [isCreating, setIsCreating] = useState(false);
  const target = useReferenceTarget(field, isOpen || typed !== undefined || asked !== undefined);
  const found = useRecordOptions(field, target, { typed: typed ?? "", isOpen, canCreate });
  const resource = target.chunk?.resource;
  const targetLabel = target.brief?.labels.one ?? field.label;
  const isStillChosen = asked !== undefined && chosen.includes(asked);
  const named = useNamedRecord(target.chunk, isStillChosen ? asked : undefined, target.parents);

  function take(value: unknown, title: string | undefined, isTyped: boolean): void {
    const key = readReference({ ...field, keyPath: [] }, value)?.key ?? "";
    if (title !== undefined) setTitle(client, field.to, key, title);
    setTyped(undefined);
    setAsked(isTyped ? key : undefined);
    onPick(value);
  }

  function choose(id: string): void {
    if (id === moreId) return found.readMore?.();
    if (id === createId) return setIsCreating(true);
    if (id === typedId) return take(found.typedKey, undefined, true);
    const option = found.find(id);
    if (option !== undefined) take(option.value, option.title, false);
  }

  function takeCreated(key: unknown, title: string | undefined): void {
    setIsCreating(false);
    setTyped(undefined);
    const own = typeof key === "string" ? readTypedKey(field, resource, key) : key;
    if (own !== undefined) take(own, title, false);
  }

  /** What was typed, where it can mean but one thing. */
  function takeTyped(): boolean {
    const text = (typed ?? "").trim();
    const isWord = isPasted && !/\s/.test(text);
    if (found.typedKey !== undefined && (isSurelyKey(text) || isWord || target.isKeyOnly)) {
      take(found.typedKey, undefined, true);
      return true;
    }
    const same = found.shown.filter(({ label }) => label.toLowerCase() === text.toLowerCase());
    const [only] = same;
    if (only === undefined || same.length > 1) return false;
    choose(only.id);
    return true;
  }

  function leave(): void {
    if (typed === undefined) return;
    if (typed.trim() === "") onClear?.();
    else if (!takeTyped()) setLost(typed.trim());
    setTyped(undefined);
  }

  const leaveBegun = useEffectEvent(() => {
    if (begun?.isFocused === false) leave();
  });
  useEffect(() => {
    const timer = setTimeout(() => leaveBegun());
    return () => clearTimeout(timer);
  }, []);

  function note(): string | undefined {
    if (frame.error !== undefined) return frame.error;
    if (lost !== undefined) return t("pickNotTaken", { text: lost });
    if (!isStillChosen || named?.isMissing !== true) return undefined;
    return t("pickMissing", { label: targetLabel, key: asked });
  }

  function clearButton(clear: () => void): ReactNode {
    return (
      <CloseButton
        size="sm"
        aria-label={t("pickClear", { label: frame.label })}
        onClick={() => {
          setTyped(undefined);
          setLost(undefined);
          clear();
        }}
      />
    );
  }

  return (
    <>
      <Combobox
        {...frame}
        error={note()}
        placeholder={t("pickSearch")}
        text={typed ?? shown}
        options={found.shown}
        chosen={chosen.map(idOf)}
        status={found.status}
        isOpen={isOpen}
        startsFocused={begun?.isFocused === true}
        onOpen={setIsOpen}
        onText={(text) => {
          setLost(undefined);
          setTyped(text);
        }}
        onPaste={() => setIsPasted(true)}
        onChoose={choose}
        onEnter={() => typed !== undefined && (takeTyped() || true)}
        onLeave={leave}
        end={
          onClear === undefined
            ? pickerSection(end)
            : pickerSection(undefined, clearButton(onClear))
        }
      />
      {isCreating && target.chunk !== undefined && resource !== undefined && (
        <CreateDialog
          chunk={target.chunk}
          resource={resource}
          parents={target.parents ?? {}}
          title={t("pickCreating", { label: inSentence(targetLabel) })}
          onClose={() => setIsCreating(false)}
          onCreated={takeCreated}
        />
      )}
    </>
  );
}
