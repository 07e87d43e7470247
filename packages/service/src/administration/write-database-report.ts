import type { DatabaseReport, Remark, RemarkKind } from "./database-report.ts";

const titles: { readonly [kind in RemarkKind]: string } = {
  "hidden-table": "Tables that are not shown",
  "no-key": "Tables without a key",
  "read-only": "Tables that are read only",
  "no-search": "Large tables without search",
  "no-index": "Missing indexes",
  "no-policy": "Row level security without a policy",
  "hidden-function": "Functions that may not be called",
  "no-form": "Functions that are not offered",
  "no-input": "Types that are edited as text",
};

/** The report in one line, for the start. */
export function summarizeReport({ tables, withKey, writable, remarks }: DatabaseReport): string {
  const count = remarks.length === 1 ? "1 remark" : `${remarks.length} remarks`;
  return `Database: ${tables} tables and views, ${withKey} with a key, ${writable} can be written; ${count}.`;
}

/** The report as text, with the statements for each remark. */
export function writeDatabaseReport(report: DatabaseReport): string {
  const sections = (Object.keys(titles) as RemarkKind[]).flatMap((kind) => {
    const remarks = report.remarks.filter((remark) => remark.kind === kind);
    return remarks.length === 0
      ? []
      : [`\n${titles[kind]} (${remarks.length})`, ...remarks.flatMap(writeRemark)];
  });
  return [summarizeReport(report), ...sections].join("\n");
}

function writeRemark({ object, text, sql }: Remark): readonly string[] {
  return [`- ${object}: ${text}`, ...(sql === undefined ? [] : [`    ${sql}`])];
}
