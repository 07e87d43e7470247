import { Button, Group, Text } from "@mantine/core";
import type { ListState } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
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
  readonly onAddress: (next: ListAddress, how: { readonly isReplace: true }) => void;
}

/**
 * Names the parts of the address that are not applied, with buttons that remove them, and shows why a response is not
 * complete.
 */
export function ListNotices(props: ListNoticesProps): ReactNode {
  const { page, address, applied, ignored, onAddress } = props;
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
          text="tooLong"
          onClean={() => onAddress({ ...address, ...applied, sort }, { isReplace: true })}
        />
      )}
      {page?.undecodable !== undefined && <ResponseNotice kind="undecodable" />}
      {page?.isCut === true && page.hasNext === true && <ResponseNotice kind="cut" />}
    </>
  );
}

interface NamesNoticeProps {
  readonly names: readonly string[];
  readonly text: "lost" | "tooLong";
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
