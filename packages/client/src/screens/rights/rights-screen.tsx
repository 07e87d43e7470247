import { Text, TextInput } from "@mantine/core";
import { type ModelChunk, type OperationSummary, operationChunk } from "@quarterdeck/model";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { NoResults } from "#components/feedback/no-results.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { Skeleton } from "#components/feedback/skeleton.tsx";
import { Page } from "#components/page/page.tsx";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { rights } from "#texts/en/rights.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { FunctionsRights } from "./functions-rights.tsx";
import { filterFunctions, filterTables, roles, tableRights } from "./rights.ts";
import classes from "./rights.module.css";
import { RightCells } from "./right-cells.tsx";
import { TableRightsRows } from "./table-rights.tsx";
import { useRights } from "./use-rights.ts";

const texts = { rights };

interface RightsScreenProps {
  /** Reads the rights; its chunk has the one that changes them. */
  readonly operation: OperationSummary;
}

/** Matrix of the rights of viewers and editors, for owners. */
export function RightsScreen(props: RightsScreenProps): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <Framed {...props} />
    </TextsProvider>
  );
}

function Framed({ operation }: RightsScreenProps): ReactNode {
  const t = useTexts("rights");
  return (
    <Page title={t("title")} description={t("about")}>
      <ChunkBoundary name={operationChunk(operation)} loading={<Skeleton height={480} />}>
        {(chunk) => <Matrix chunk={chunk} />}
      </ChunkBoundary>
    </Page>
  );
}

function Matrix({ chunk }: { readonly chunk: ModelChunk }): ReactNode {
  const t = useTexts("rights");
  const [text, setText] = useState("");
  const { rights: all, error, retry, change, saveError, isSaved } = useRights(chunk);
  if (all === undefined) {
    return error === null ? (
      <Skeleton height={480} />
    ) : (
      <ProblemAlert title={t("failed")} error={error} onRetry={retry} />
    );
  }
  const shown = filterTables(all.tables, text);
  const functions = filterFunctions(all.functions, text);
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          type="search"
          className={classes.search}
          aria-label={t("search")}
          placeholder={t("search")}
          leftSection={<IconSearch size="1rem" aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Text size="sm" c="dimmed" role="status">
          {isSaved && t("saved")}
        </Text>
      </div>
      {saveError !== null && <ProblemAlert title={t("saveFailed")} error={saveError} />}
      {shown.length === 0 && functions.length === 0 && (
        <NoResults title={t("noMatch")} hint={t("noMatchHint")} onClear={() => setText("")} />
      )}
      {shown.length > 0 && (
        <div className={classes.frame} role="region" aria-label={t("title")} tabIndex={0}>
          <table className={classes.matrix}>
            <thead>
              <tr>
                <th rowSpan={2} scope="col">
                  {t("table")}
                </th>
                {roles.map((role) => (
                  <th key={role} colSpan={tableRights.length} scope="colgroup" data-first>
                    {t(`roles.${role}`)}
                  </th>
                ))}
              </tr>
              <tr>
                {roles.flatMap((role) =>
                  tableRights.map((right) => (
                    <th
                      key={`${role} ${right}`}
                      scope="col"
                      data-first={right === "read" || undefined}
                    >
                      {t(`names.${right}`)}
                    </th>
                  )),
                )}
              </tr>
            </thead>
            {text === "" && (
              <tbody>
                <tr>
                  <th scope="row">
                    <span className={classes.signature} title={t("everyTableAbout")}>
                      {t("everyTable")}
                    </span>
                  </th>
                  <RightCells
                    name={t("everyTable")}
                    stateOf={(role, right) => ({ isAllowed: all.everyTable[role][right] })}
                    onChange={(role, right, isAllowed) =>
                      change({ role, schema: "", table: "", column: "", right, isAllowed })
                    }
                  />
                </tr>
              </tbody>
            )}
            {shown.map((table) => (
              <TableRightsRows
                key={`${table.path} ${text === ""}`}
                table={table}
                isOpenAtFirst={
                  text !== "" && !table.path.toLowerCase().includes(text.toLowerCase())
                }
                onChange={change}
              />
            ))}
          </table>
        </div>
      )}
      {functions.length > 0 && <FunctionsRights functions={functions} onChange={change} />}
    </>
  );
}
