import { Button, Text } from "@mantine/core";
import type { ListShape, ListState, Resource } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { useExactCount } from "#queries/exact-count.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useMayRead } from "#queries/permission-cache.ts";
import { totalOptions } from "#queries/total-options.ts";
import { totals } from "#texts/en/totals.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";

const totalsTexts = { totals };

interface ExactTotalProps {
  readonly resource: Resource;
  readonly list: ListShape;
  readonly parents: ParentValues;
  /** Its search and filters are counted. */
  readonly state: ListState;
}

/** Button that requests the exact total of a list that has an estimate, or whose total has a separate operation. */
export function ExactTotal(props: ExactTotalProps): ReactNode {
  const { list, state } = props;
  const isSeparate = list.total?.in === "operation";
  if (list.estimate?.exact === undefined && !isSeparate) return null;
  const Count = isSeparate ? SeparateCount : SwitchedCount;
  return (
    <TextsProvider texts={totalsTexts}>
      <Count key={JSON.stringify([state.search, state.filters])} {...props} />
    </TextsProvider>
  );
}

/** Total of the list operation with the parameter that counts exactly. */
function SwitchedCount({ resource, list, parents, state }: ExactTotalProps): ReactNode {
  const t = useTexts("totals");
  const chunk = useChunk();
  const listed = { ...resource, list };
  const { total, isFetching, isFailed, count } = useExactCount({
    chunk,
    resource: listed,
    parents,
    state,
  });
  if (total !== undefined) return <Exactly total={total} />;
  return (
    <CountButton
      isFetching={isFetching}
      problem={isFailed ? t("notCounted") : undefined}
      onCount={count}
    />
  );
}

/** Total of a count operation. Its success permits to read it in the background. */
function SeparateCount({ resource, parents, state }: ExactTotalProps): ReactNode {
  const t = useTexts("totals");
  const chunk = useChunk();
  const [isRequested, setIsRequested] = useState(false);
  const options = totalOptions(chunk, resource, state, parents);
  const { total } = resource.list ?? {};
  const mayRead = useMayRead(total?.in === "operation" ? total.operation : undefined);
  const enabled = isRequested || mayRead;
  const { data, isFetching, isError, refetch } = useQuery({ ...options, enabled });
  if (typeof options.queryFn !== "function") return null;
  if (typeof data === "number") return <Exactly total={data} />;
  const isFailed = !isFetching && (isError || data === null);
  return (
    <CountButton
      isFetching={isFetching}
      problem={isFailed ? t("countFailed") : undefined}
      onCount={() => (isRequested ? void refetch() : setIsRequested(true))}
    />
  );
}

function Exactly({ total }: { readonly total: number }): ReactNode {
  const t = useTexts("totals");
  const format = useFormat();
  return (
    <Text size="sm" role="status">
      {t("exactly", { count: format.number(total) })}
    </Text>
  );
}

const CONTROLS = "button:not(:disabled), select, input, a[href]";

interface CountButtonProps {
  readonly isFetching: boolean;
  readonly problem: string | undefined;
  readonly onCount: () => void;
}

/** Button that the total replaces; the next control then has the focus. */
function CountButton({ isFetching, problem, onCount }: CountButtonProps): ReactNode {
  const t = useTexts("totals");
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    const nav = button?.closest("nav, li, [role=group]");
    return () => {
      // A press disables the button, and so removes the focus from it.
      const isLost =
        button?.dataset["pressed"] === "true" && document.activeElement === document.body;
      if (isLost) nav?.querySelector<HTMLElement>(CONTROLS)?.focus();
    };
  }, []);
  return (
    <>
      <Button
        ref={ref}
        variant="default"
        size="xs"
        loading={isFetching}
        onClick={({ currentTarget }) => {
          currentTarget.dataset["pressed"] = "true";
          onCount();
        }}
      >
        {t("countExactly")}
      </Button>
      {problem !== undefined && (
        <Text size="sm" role="alert">
          {problem}
        </Text>
      )}
    </>
  );
}
