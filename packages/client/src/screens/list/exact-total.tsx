import { Button, Text } from "@mantine/core";
import type { ListShape, ListState, Resource } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { listOptions } from "#queries/list.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
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

/** Button that requests the exact total of a list that has an estimate. */
export function ExactTotal(props: ExactTotalProps): ReactNode {
  const { list, state } = props;
  if (list.estimate?.exact === undefined) return null;
  return (
    <TextsProvider texts={totalsTexts}>
      <CountButton key={JSON.stringify([state.search, state.filters])} {...props} />
    </TextsProvider>
  );
}

function CountButton({ resource, list, parents, state }: ExactTotalProps): ReactNode {
  const t = useTexts("totals");
  const format = useFormat();
  const chunk = useChunk();
  const [isRequested, setIsRequested] = useState(false);
  const exact = list.estimate?.exact;
  const counted = { ...list, totalSwitches: exact === undefined ? [] : [exact] };
  const first = { ...state, sort: [], page: 1, size: 1, cursor: undefined };
  const { data, isFetching, isError, refetch } = useQuery({
    ...listOptions(chunk, { ...resource, list: counted }, first, parents),
    enabled: isRequested,
  });
  if (data?.total !== undefined) {
    return (
      <Text size="sm" role="status">
        {t("exactly", { count: format.number(data.total) })}
      </Text>
    );
  }
  const isFailed = !isFetching && (isError || data !== undefined);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={isFetching}
        onClick={() => (isRequested ? void refetch() : setIsRequested(true))}
      >
        {t("countExactly")}
      </Button>
      {isFailed && (
        <Text size="sm" role="alert">
          {t("notCounted")}
        </Text>
      )}
    </>
  );
}
