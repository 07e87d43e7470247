import { Text } from "@mantine/core";
import { type Field, type ListShape, recordKey, scalarText, valueAt } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { recordName } from "#components/resources/record-name.ts";
import { FieldCell } from "#fields/field-cell.tsx";
import { cardFields } from "#fields/values/card-fields.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { walkList } from "#queries/walk-list.ts";
import { resolveFilters } from "#fields/filters/relative-days.ts";
import { useToday } from "#fields/filters/use-today.ts";
import { RowName } from "#tables/row-name.tsx";
import { useDisplayTexts } from "#texts/use-display-texts.ts";
import { useFormat } from "#texts/use-texts.ts";
import { buildTree, type TreeNode } from "./build-tree.ts";
import { DisplaySkeleton } from "./display-skeleton.tsx";
import type { CardProps } from "./record-card.tsx";
import shared from "./displays.module.css";
import classes from "./tree.module.css";

interface TreeProps extends CardProps {
  readonly id: string;
  readonly rows: readonly unknown[];
  readonly field: Field;
  readonly list: ListShape;
  readonly address: ListAddress;
  readonly updatedAt: number;
}

/** More records are not read: the tree is that of the first ones. */
const MAX_ROWS = 1000;

/** Records below the record that they refer to. */
export function Tree(props: TreeProps): ReactNode {
  const { id, field, ...card } = props;
  const { resource } = card;
  const t = useDisplayTexts();
  const { number } = useFormat();
  const { rows, isCut, error, retry } = useWholeList(props);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  if (error !== undefined) {
    return <ProblemAlert error={error} title={t("failedRead")} onRetry={retry} />;
  }
  // The rows of the page would move when the others arrive.
  if (rows === undefined) return <DisplaySkeleton kind="tree" />;
  const path = "keyPath" in field ? field.keyPath : [];
  const nodes = buildTree(
    rows.flatMap((row) => {
      const key = recordKey(resource, row);
      const value = valueAt(row, [field.name]);
      const parent = scalarText(value) ?? scalarText(valueAt(value, path));
      return key === undefined ? [] : [{ key, parent, row }];
    }),
  );
  return (
    <>
      {isCut && (
        <Text size="sm" c="dimmed">
          {t("tooMany", { count: number(rows.length) })}
        </Text>
      )}
      <div
        className={`${classes["frame"]} ${shared["frame"]} ${shared["whole"]}`}
        role="region"
        aria-label={resource.labels.many}
        tabIndex={0}
      >
        <Branch
          id={id}
          nodes={nodes}
          field={field}
          card={card}
          closed={closed}
          onToggle={(key) => {
            const next = new Set(closed);
            if (!next.delete(key)) next.add(key);
            setClosed(next);
          }}
        />
      </div>
    </>
  );
}

interface BranchProps {
  readonly id?: string;
  readonly nodes: readonly TreeNode[];
  readonly field: Field;
  readonly card: CardProps;
  readonly closed: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

function Branch({ id, nodes, ...props }: BranchProps): ReactNode {
  const { field, card, closed, onToggle } = props;
  const { resource, parents, fields, onOpen } = card;
  const t = useDisplayTexts();
  const [title] = fields;
  return (
    <ul id={id} className={classes.branch} {...(id && { "aria-label": resource.labels.many })}>
      {nodes.map(({ key, row, children }) => {
        const name = recordName(resource, row) ?? key;
        const isOpen = !closed.has(key);
        const facts = cardFields({ resource, fields, row, without: [field.name], count: 2 });
        return (
          <li key={key}>
            <div className={classes.node} data-key={key}>
              {children.length > 0 ? (
                <button
                  type="button"
                  className={classes.toggle}
                  aria-expanded={isOpen}
                  aria-label={t(isOpen ? "collapse" : "expand", { name })}
                  onClick={() => onToggle(key)}
                >
                  <IconChevronRight size="1rem" aria-hidden="true" />
                </button>
              ) : (
                <span className={classes.leaf} />
              )}
              <span className={classes.name}>
                {title !== undefined && (
                  <RowName {...{ resource, parents, row, onOpen }} field={title} />
                )}
              </span>
              {children.length > 0 && (
                <span className={classes.count}>{t("children", { count: children.length })}</span>
              )}
              <span className={classes.facts}>
                {facts.map((fact) => (
                  <span key={fact.name}>
                    <FieldCell
                      field={fact}
                      value={valueAt(row, [fact.name])}
                      isWhole={false}
                      row={row}
                    />
                  </span>
                ))}
              </span>
            </div>
            {isOpen && children.length > 0 && <Branch nodes={children} {...props} />}
          </li>
        );
      })}
    </ul>
  );
}

/** All rows that match, page by page; undefined until they are read. */
function useWholeList({ resource, parents, list, address, updatedAt }: TreeProps) {
  const client = useQueryClient();
  const chunk = useChunk();
  const today = useToday();
  const [read, setRead] = useState<{ rows: readonly unknown[]; isCut: boolean }>();
  const [error, setError] = useState<Error>();
  const [tries, setTries] = useState(0);
  const filters = resolveFilters(list, address.filters, today);
  const { sort, search } = address;
  const request = JSON.stringify({ sort, search, filters, parents });
  useEffect(() => {
    const controller = new AbortController();
    const { parents: own, ...rest } = JSON.parse(request) as Pick<
      ListAddress,
      "sort" | "search" | "filters"
    > & {
      parents: typeof parents;
    };
    async function readAll(): Promise<void> {
      const all: unknown[] = [];
      const walk = { chunk, resource, parents: own, state: { ...rest, page: 1 } };
      let isCut = false;
      for await (const page of walkList(client, walk, controller.signal)) {
        all.push(...page.rows);
        isCut = page.mayBeMore === true || all.length >= MAX_ROWS;
        if (all.length >= MAX_ROWS) break;
      }
      if (!controller.signal.aborted) setRead({ rows: all, isCut });
    }
    readAll().catch((cause: unknown) => {
      if (controller.signal.aborted) return;
      setError(cause instanceof Error ? cause : new Error(String(cause)));
    });
    return () => controller.abort();
  }, [client, chunk, resource, request, updatedAt, tries]);
  return {
    rows: read?.rows,
    isCut: read?.isCut === true,
    error,
    retry: () => {
      setError(undefined);
      setTries(tries + 1);
    },
  };
}
