import {
  type Field,
  type GroupField,
  type ListField,
  mainMember,
  memberTitle,
  ownMember,
  typedMember,
  valueAt,
} from "@quarterdeck/model";
import { type ReactNode, use } from "react";
import { JsonView } from "#components/values/json-view.tsx";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { InsideContext } from "#fields/inside-context.ts";
import { briefObject } from "#fields/values/brief-object.ts";
import { excerptOf } from "#fields/values/excerpt.ts";
import { isRecord, type RecordValue, undescribedNames } from "#fields/values/record-value.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import { PlainValue, formatPlain } from "./plain-value.tsx";
import { TruncatedText } from "./truncated-text.tsx";

function GroupCell({ field, value, isWhole, Nested }: CellProps<GroupField>): ReactNode {
  const Inside = use(InsideContext);
  if (!isRecord(value)) return <PlainValue value={value} isWhole={isWhole} />;
  if (!isWhole) {
    const member = mainMember(field);
    const inner: unknown = ownMember(value, member.name);
    const isShown = typeof inner === "string" || typedMember(field) !== undefined;
    return isShown && member !== field ? (
      <Nested field={member} value={inner} isWhole={false} />
    ) : (
      <BriefObject value={value} />
    );
  }
  const typed = typedMember(field)?.member;
  if (typed !== undefined)
    return <Nested field={typed} value={ownMember(value, typed.name)} isWhole />;
  const excerpt = excerptOf(field);
  if (excerpt !== undefined && undescribedNames(value, field.fields).length === 0) {
    const [name, key] = [excerpt.name, excerpt.key].map((part) => ownMember(value, part.name));
    if (typeof name === "string" && name !== "") {
      return (
        <>
          {name} <span className={classes.note}>{formatPlain(key)}</span>
        </>
      );
    }
  }
  return (
    <dl className={classes.group}>
      {field.fields.map((inner) => (
        <Inside key={inner.name} field={inner}>
          {(tool) => (
            <div className={classes.pair}>
              <dt>
                {inner.label}
                {tool}
              </dt>
              <dd>
                <Nested field={inner} value={valueAt(value, [inner.name])} isWhole />
              </dd>
            </div>
          )}
        </Inside>
      ))}
      {undescribedNames(value, field.fields).map((name) => pairOf(value, name))}
    </dl>
  );
}

/** A member that has no field, with its name. */
function pairOf(value: RecordValue, name: string): ReactNode {
  return (
    <div key={name} className={classes.pair}>
      <dt>{name}</dt>
      <dd>
        <PlainValue value={ownMember(value, name)} isWhole />
      </dd>
    </div>
  );
}

/** An object in one line: its name and values, else JSON. */
function BriefObject({ value }: { readonly value: RecordValue }): ReactNode {
  const title = briefObject(value);
  return (
    <span className={title === undefined ? classes.json : undefined}>
      <TruncatedText text={title ?? formatPlain(value)} isWhole={false} />
    </span>
  );
}

export const groupView: FieldView<GroupField> = {
  align: "start",
  Cell: GroupCell,
};

const mostInCell = 3;
const mostOnPage = 200;
const mostPairs = 20;
const nestedKinds: ReadonlySet<Field["kind"]> = new Set(["group", "list", "json"]);

function ListCell({ field, value, isWhole, Nested }: CellProps<ListField>): ReactNode {
  const t = useTexts("fields");
  if (!Array.isArray(value)) return <PlainValue value={value} isWhole={isWhole} />;
  const items: readonly unknown[] = value;
  const isNested = nestedKinds.has(field.item.kind);
  if (items.length === 0) return <span className={classes.empty}>{t("noItems")}</span>;
  const titles = isWhole || !isNested ? [] : items.map(titleOf);
  if (!isWhole && isNested) {
    const isNamed = titles.every((title) => title !== undefined);
    if (isNamed) return <TruncatedText text={titles.join(", ")} isWhole={false} />;
    return <TruncatedText text={t("items", { count: items.length })} isWhole={false} />;
  }
  const shown = items.slice(0, isWhole ? mostOnPage : mostInCell);
  const more = items.length - shown.length;
  return (
    <ul
      className={isWhole ? (isNested ? classes.stacked : classes.items) : classes.line}
      title={isWhole ? undefined : formatPlain(items)}
    >
      {shown.map((item, index) => (
        // An item has no identity except its position.
        <li key={index}>
          <Nested field={field.item} value={item} isWhole={isWhole} />
        </li>
      ))}
      {more > 0 && <li>{t("more", { count: more })}</li>}
    </ul>
  );
}

/** Name of an object, or its only text. */
function titleOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  if (memberTitle(value) !== undefined) return briefObject(value);
  const texts = Object.values(value).filter((member) => typeof member === "string");
  return texts.length === 1 ? texts[0] : undefined;
}

export const listView: FieldView<ListField> = {
  align: "start",
  Cell: ListCell,
};

/** True for a few texts and numbers by names, such as labels. */
function isFlat(value: RecordValue): boolean {
  const members = Object.values(value);
  const isNested = members.some((member) => Array.isArray(member) || isRecord(member));
  return !isNested && members.length > 0 && members.length <= mostPairs;
}

function JsonCell({ field, value, isWhole }: CellProps): ReactNode {
  if (!isWhole && isRecord(value)) return <BriefObject value={value} />;
  if (isRecord(value) && isFlat(value))
    return (
      <dl className={classes.group}>{Object.keys(value).map((name) => pairOf(value, name))}</dl>
    );
  const isObject = typeof value === "object";
  if (isWhole && isObject) return <JsonView value={value} label={field.label} />;
  return (
    <span className={isObject ? classes.json : undefined}>
      <TruncatedText text={formatPlain(value)} isWhole={isWhole} />
    </span>
  );
}

export const jsonView: FieldView = {
  align: "start",
  Cell: JsonCell,
};
