import { Button, Group, Text } from "@mantine/core";
import type { ListState } from "@quarterdeck/model";
import { type ReactNode, useEffect } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { useStableCallback } from "#components/hooks/use-stable-callback.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { ResponseNotice } from "#components/feedback/response-notice.tsx";
import type { ReadPage } from "#queries/list.ts";
import { useListTexts } from "#texts/use-list-texts.ts";
import { useFormat } from "#texts/use-texts.ts";

interface ListNoticesProps {
  readonly page: ReadPage | undefined;
  readonly address: ListAddress;
  /** State of the shown rows. */
  readonly applied: ListState;
  /** Parts that the browser does not apply because the list is too long. */
  readonly ignored: readonly string[] | undefined;
  /** False: no way to further pages is known. */
  readonly isPaged: boolean;
  /** Page of the address when no way to it was known. */
  readonly lostPage: number | undefined;
  readonly onFoundPage: () => void;
  /** Total of the API that its pages contradict. */
  readonly falseTotal: number | undefined;
  readonly onAddress: (next: ListAddress, how: { readonly isReplace: true }) => void;
}

/**
 * Names the parts of the address that are not applied, with buttons that remove them, and shows why a response is not
 * complete.
 */
export function ListNotices(props: ListNoticesProps): ReactNode {
  const { page, address, applied, ignored, falseTotal, onAddress } = props;
  const lostPage = useLostPage(props);
  // The default order is not written into the address.
  const sort = address.sort.length === 0 ? address.sort : applied.sort;
  return (
    <>
      {address.unsupported !== undefined && (
        <NamesNotice
          names={address.unsupported}
          text="lost"
          onClean={() => onAddress(address, { isReplace: true })}
        />
      )}
      {ignored !== undefined && (
        <NamesNotice
          names={ignored}
          text={page?.isPartial === true ? "partial" : "tooLong"}
          onClean={() => onAddress({ ...address, ...applied, sort }, { isReplace: true })}
        />
      )}
      {lostPage !== undefined && <ResponseNotice kind="pageLost" count={lostPage} />}
      {falseTotal !== undefined && <ResponseNotice kind="falseTotal" count={falseTotal} />}
      {page?.undecodable !== undefined && <ResponseNotice kind="undecodable" />}
      {page?.isCut === true && page.hasNext === true && <ResponseNotice kind="cut" />}
    </>
  );
}

/**
 * Page that cannot be read. Its address is corrected, and restored if the first response showed a way to the page.
 */
function useLostPage({
  address,
  isPaged,
  lostPage,
  onFoundPage,
  onAddress,
}: ListNoticesProps): number | undefined {
  const { page } = address;
  const correct = useStableCallback(() => {
    if (lostPage === undefined || (page > 1 && page !== lostPage)) return;
    if (isPaged) onFoundPage();
    const next = isPaged ? lostPage : 1;
    if (page !== next) onAddress({ ...address, page: next }, { isReplace: true });
  });
  useEffect(correct, [correct, page, isPaged, lostPage]);
  return isPaged ? undefined : lostPage;
}

interface NamesNoticeProps {
  readonly names: readonly string[];
  readonly text: "lost" | "tooLong" | "partial";
  readonly onClean: () => void;
}

function NamesNotice({ names, text, onClean }: NamesNoticeProps): ReactNode {
  const t = useListTexts();
  const { list } = useFormat();
  return (
    <Notice tone="info">
      <Group gap="sm" justify="space-between">
        <Text size="sm">{t(text, { names: list(names, { style: "narrow" }) })}</Text>
        <Button variant="default" size="compact-sm" onClick={onClean}>
          {t("lostClean")}
        </Button>
      </Group>
    </Notice>
  );
}
