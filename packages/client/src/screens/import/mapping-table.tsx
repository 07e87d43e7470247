import { NativeSelect } from "@mantine/core";
import type { ImportMapping, ImportPlan, SourceValue, TransferColumn } from "@quarterdeck/model";
import { writeJson } from "@quarterdeck/model";
import { Fragment, type ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { ImportSource } from "#transfer/import-file.ts";
import classes from "./import.module.css";

interface MappingTableProps {
  readonly source: ImportSource;
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
  readonly onMapping: (mapping: ImportMapping) => void;
}

/** Maps the columns of a file to fields, with sample values. */
export function MappingTable({ source, plan, mapping, onMapping }: MappingTableProps): ReactNode {
  const t = useTexts("imports");

  function mapColumn(column: string, target: string): void {
    // A target has one source: an earlier one is removed.
    const others = [...mapping].filter(([name, other]) => name !== column && other !== target);
    onMapping(new Map(target === "" ? others : [...others, [column, target]]));
  }

  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("column")}</th>
            <th scope="col">{t("goesTo")}</th>
            <th scope="col" className={classes.wide}>
              {t("values")}
            </th>
          </tr>
        </thead>
        <tbody>
          {source.columns.map((column) => (
            <tr key={column}>
              <th scope="row">
                {column}
                <span className={classes.sample}>
                  <Sample source={source} column={column} />
                </span>
              </th>
              <td>
                <NativeSelect
                  size="sm"
                  aria-label={t("goalOf", { column })}
                  value={mapping.get(column) ?? ""}
                  onChange={({ currentTarget }) => mapColumn(column, currentTarget.value)}
                  data={[
                    { value: "", label: t("leaveOut") },
                    ...plan.columns.map((target) => ({
                      value: target.name,
                      label: describeTarget(target, plan.keys.includes(target) ? t("key") : ""),
                    })),
                  ]}
                />
              </td>
              <td className={`${classes.values} ${classes.wide}`}>
                <Sample source={source} column={column} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function describeTarget({ name, field }: TransferColumn, key: string): string {
  const label = field.label.toLowerCase() === name ? field.label : `${field.label} (${name})`;
  return key === "" ? label : `${label}: ${key}`;
}

interface SampleProps {
  readonly source: ImportSource;
  readonly column: string;
}

/** First values of a column, each in its own direction: "+49" stays "+49" in Arabic. */
function Sample({ source, column }: SampleProps): ReactNode {
  return source.sample.map(({ values }, at) => (
    // The rows of a file do not move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && " · "}
      <bdi>{writeValue(values.get(column))}</bdi>
    </Fragment>
  ));
}

const MAX_LENGTH = 40;

function writeValue(value: SourceValue | undefined): string {
  if (value === undefined) return "—";
  const text = "text" in value ? value.text || '""' : writeJson(value.json);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
