import type { Operation, Resource } from "@quarterdeck/model";
import {
  IconBolt,
  IconCopyPlus,
  IconExternalLink,
  IconLink,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { copyAddress, editAddress, recordAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import styles from "#components/styles/menu-item.module.css";
import { closeMenuOf, Menu } from "#components/overlays/menu.tsx";
import { useCopy } from "#components/buttons/use-copy.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useTexts } from "#texts/use-texts.ts";
import { isDestructive, recordOperations } from "./record-operations.ts";

interface RowMenuProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly recordKey: string;
  readonly row: unknown;
  readonly button: HTMLElement;
  readonly more: ReactNode;
  readonly onChoose: (operation: Operation) => void;
  readonly onClose: () => void;
}

const icon = { size: "1rem", "aria-hidden": true } as const;

/** Menu of a row: links, copy, and the operations of its record. */
export function RowMenu(props: RowMenuProps): ReactNode {
  const { resource, parents, recordKey, row, button, more, onChoose, onClose } = props;
  const t = useTexts("rows");
  const model = useModel();
  const chunk = useChunk();
  const { create, read, update, replace } = resource.operations;
  const operations = recordOperations(chunk.operations, resource, row);
  const address = recordAddress(model, resource, recordKey, { parents });

  return (
    <Menu label={button.ariaLabel ?? undefined} button={button} onClose={onClose}>
      <AppLink role="menuitem" className={styles.item} address={address}>
        <IconExternalLink {...icon} />
        {t("open")}
      </AppLink>
      {(update ?? replace) !== undefined && (
        <AppLink
          role="menuitem"
          className={styles.item}
          address={editAddress(model, resource, recordKey, parents)}
        >
          <IconPencil {...icon} />
          {t("edit")}
        </AppLink>
      )}
      {create !== undefined && read !== undefined && (
        <AppLink
          role="menuitem"
          className={styles.item}
          address={copyAddress(model, resource, recordKey, parents)}
        >
          <IconCopyPlus {...icon} />
          {t("duplicate")}
        </AppLink>
      )}
      <CopyItem />
      {more}
      {[...operations]
        .sort((one, other) => Number(isDestructive(one)) - Number(isDestructive(other)))
        .map((operation) => (
          <button
            key={operation.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            data-danger={isDestructive(operation) || undefined}
            onClick={({ currentTarget }) => {
              closeMenuOf(currentTarget);
              onChoose(operation);
            }}
          >
            {isDestructive(operation) ? <IconTrash {...icon} /> : <IconBolt {...icon} />}
            {operation.label}
          </button>
        ))}
    </Menu>
  );
}

function CopyItem(): ReactNode {
  const t = useTexts("rows");
  const item = useRef<HTMLButtonElement>(null);
  const [copied, copy] = useCopy(
    () => item.current?.closest("[role=menu]")?.querySelector("a")?.href ?? "",
  );
  const message = copied === "copied" ? t("copied") : copied === "failed" ? t("copyFailed") : "";
  return (
    <button
      ref={item}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      onClick={copy}
    >
      <IconLink {...icon} />
      {message === "" ? t("copyLink") : <span role="status">{message}</span>}
    </button>
  );
}
