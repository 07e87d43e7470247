import { ownMember, scalarText, valueAt } from "@quarterdeck/model";
import { CloseButton, TextInput } from "@mantine/core";
import type { Choice, Field, MapField } from "@quarterdeck/model";
import { type KeyboardEvent, type ReactNode, use, useEffect, useId, useState } from "react";
import { InsidePath } from "#components/corrections/correct-path.tsx";
import { FieldServicesContext } from "#fields/field-services.ts";
import { FieldScopeContext } from "#fields/field-scope.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { readDefinedFields } from "#fields/values/defined-fields.ts";
import { newItem } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import classes from "./map-rows.module.css";
import { problemsAt } from "#fields/values/problems-at.ts";
import { type RecordValue, renameEntry, withEntry } from "#fields/values/record-value.ts";

interface MapRowsProps extends Omit<InputProps, "field" | "value" | "onChange"> {
  /** Field of each value. */
  readonly field: Field;
  /** Absent: that of the map. */
  readonly label?: string;
  readonly value: RecordValue | undefined;
  /** Names with separate inputs. */
  readonly names?: ReadonlySet<string>;
  /** Field of the whole map, whose names the row to add one suggests; a record that the form refers to may define them. */
  readonly map?: MapField;
  readonly onChange: (value: RecordValue | undefined) => void;
}

const noNames: ReadonlySet<string> = new Set();

/** Rows of names and values, and a row to add one. */
export function MapRows(props: MapRowsProps): ReactNode {
  const {
    field,
    map,
    label = map?.label,
    value,
    names = noNames,
    onChange,
    problems,
    Nested,
  } = props;
  const defined = useDefinedFields(map?.name, field);
  const definedNames = new Set(defined.map(({ name }) => name));
  const suggestions = defined.length > 0 ? undefined : map?.names;
  const t = useInputTexts();
  const [added, setAdded] = useState(0);
  const shown = Object.keys(value ?? {}).filter(
    (name) => !names.has(name) && !definedNames.has(name),
  );
  const isTaken = (name: string) => names.has(name) || Object.hasOwn(value ?? {}, name);

  return (
    <div className={classes.rows} role="group" aria-label={label}>
      {defined.map((own) => (
        <Nested
          key={own.name}
          field={own}
          value={ownMember(value, own.name)}
          onChange={(next) => onChange(withEntry(value, own.name, next))}
          problems={problemsAt(problems, [own.name])}
        />
      ))}
      {shown.map((name) => (
        <div key={name} className={classes.row}>
          <NameInput
            label={t("nameOf", { name })}
            name={name}
            isTaken={isTaken}
            onName={(next) => onChange(renameEntry(value, name, next))}
          />
          <div className={classes.value}>
            <InsidePath name="*">
              <Nested
                field={{ ...field, name, label: name, isRequired: true }}
                value={ownMember(value, name)}
                onChange={(next) =>
                  onChange(withEntry(value, name, next ?? newItem(field) ?? null))
                }
                problems={problemsAt(problems, [name])}
              />
            </InsidePath>
          </div>
          <CloseButton
            size="lg"
            className={classes.remove}
            aria-label={t("removeName", { name })}
            onClick={() => onChange(withEntry(value, name, undefined))}
          />
        </div>
      ))}
      <NameInput
        key={added}
        label={t("newName")}
        name=""
        isTaken={isTaken}
        suggestions={suggestions?.filter((name) => !isTaken(name))}
        hasFocus={added > 0}
        onName={(name) => {
          setAdded(added + 1);
          onChange({ ...value, [name]: newItem(field) ?? null });
        }}
      />
    </div>
  );
}

/**
 * Fields that a record or a choice of the form defines in the member of the same name: the `parameters` of the chosen
 * strategy; empty if there are none.
 */
function useDefinedFields(member: string | undefined, value: Field): readonly Field[] {
  const { fields, values } = use(FieldScopeContext);
  const findDefinitions = use(FieldServicesContext)?.findDefinitions;
  const [definitions, setDefinitions] = useState<readonly unknown[]>([]);
  const references = JSON.stringify(
    fields.flatMap((field) => {
      const key = field.kind === "reference" ? scalarText(valueAt(values, [field.name])) : "";
      return field.kind === "reference" && key ? [[field.to, key]] : [];
    }),
  );
  useEffect(() => {
    if (member === undefined || findDefinitions === undefined) return undefined;
    let isCurrent = true;
    const targets = JSON.parse(references) as readonly [string, string][];
    void Promise.all(targets.map(([to, key]) => findDefinitions(to, key, member)))
      .then((all) => isCurrent && setDefinitions(all.flat()))
      // Without them, names are typed.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [references, member, findDefinitions]);
  const chosen = fields.flatMap((field) => {
    const current = valueAt(values, [field.name]);
    const choice = choicesOf(field).find((one) => one.value === current);
    return ownMember(choice?.defines ?? {}, member ?? "") ?? [];
  });
  return readDefinedFields([...definitions, ...chosen], value);
}

function choicesOf(field: Field): readonly Choice[] {
  if (field.kind === "choice") return field.choices;
  return field.kind === "text" ? (field.suggestions ?? []) : [];
}

interface NameInputProps {
  readonly label: string;
  readonly name: string;
  readonly isTaken: (name: string) => boolean;
  readonly suggestions?: readonly string[] | undefined;
  readonly hasFocus?: boolean;
  readonly onName: (name: string) => void;
}

/** Takes effect on Enter and blur: an incomplete name may equal another row's. */
function NameInput(props: NameInputProps): ReactNode {
  const { label, name, isTaken, suggestions, hasFocus, onName } = props;
  const t = useInputTexts();
  const hint = useId();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? name;
  const isDuplicate = text !== name && isTaken(text);

  function commit(): void {
    if (text === "" || text === name || isDuplicate) return;
    setTyped(undefined);
    onName(text);
  }

  function commitOnEnter(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    // Does not submit the form.
    event.preventDefault();
    commit();
  }

  return (
    <>
      <TextInput
        className={classes.name}
        label={label}
        error={isDuplicate && t("nameTaken")}
        placeholder={name === "" ? t("addName") : undefined}
        autoComplete="off"
        data-autofocus={hasFocus || undefined}
        id={hint}
        list={suggestions && `${hint}-names`}
        value={text}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={commitOnEnter}
        onBlur={commit}
      />
      {suggestions && (
        <datalist id={`${hint}-names`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}
