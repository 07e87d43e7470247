import { NativeSelect } from "@mantine/core";
import type { ImportMapping, ImportPlan, SourceValue, TransferColumn } from "@quarterdeck/model";
import { writeJson } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { ImportSource } from "#transfer/import-file.ts";
import classes from "./import.module.css";

interface MappingTableProps {
  readonly source: ImportSource;
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
  readonly onMapping: (mapping: ImportMapping) => void;
}

/** Which column of the file goes where, with a few of its values beside it. */
export function MappingTable({ source, plan, mapping, onMapping }: MappingTableProps): ReactNode {
  const t = useTexts("imports");

  function goTo(column: string, goal: string): void {
    // A goal has one source: what went there before is left out.
    const others = [...mapping].filter(([name, other]) => name !== column && other !== goal);
    onMapping(new Map(goal === "" ? others : [...others, [column, goal]]));
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
                <span className={classes.sample}>{sampleOf(source, column)}</span>
              </th>
              <td>
                <NativeSelect
                  size="sm"
                  aria-label={t("goalOf", { column })}
                  value={mapping.get(column) ?? ""}
                  onChange={({ currentTarget }) => goTo(column, currentTarget.value)}
                  data={[
                    { value: "", label: t("leaveOut") },
                    ...plan.columns.map((goal) => ({
                      value: goal.name,
                      label: describeGoal(goal, plan.keys.includes(goal) ? t("key") : ""),
                    })),
                  ]}
                />
              </td>
              <td className={`${classes.values} ${classes.wide}`}>{sampleOf(source, column)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function describeGoal({ name, field }: TransferColumn, key: string): string {
  const label = field.label.toLowerCase() === name ? field.label : `${field.label} (${name})`;
  return key === "" ? label : `${label}: ${key}`;
}

function sampleOf({ sample }: ImportSource, column: string): string {
  return sample.map(({ values }) => writeValue(values.get(column))).join(" · ");
}

const MOST = 40;

function writeValue(value: SourceValue | undefined): string {
  if (value === undefined) return "—";
  const text = "text" in value ? value.text || '""' : writeJson(value.json);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
