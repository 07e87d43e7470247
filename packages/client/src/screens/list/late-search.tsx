import { Button } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { toolLook } from "#components/buttons/tool-look.ts";
import { useMedia } from "#components/hooks/use-media.ts";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import tool from "#components/styles/toolbar-button.module.css";
import { SearchBox, type SearchBoxProps } from "./search-box.tsx";

/** Search of a list that turns out to be short. On a phone a button until it is used: its line would move the rows. */
export function LateSearch(props: SearchBoxProps): ReactNode {
  const { label, value } = props;
  const isPhone = useMedia("(max-width: 47.99em)");
  const [isOpen, setIsOpen] = useState(false);
  const isBox = !isPhone || isOpen || value !== "";
  const open = (): void => setIsOpen(true);
  useShortcut("/", label, open, !isBox);
  if (isBox) return <SearchBox {...props} startsFocused={isOpen} />;
  return (
    <Button
      {...toolLook}
      className={tool.button}
      leftSection={<IconSearch size="1rem" aria-hidden />}
      onClick={open}
    >
      <span className={tool.label}>{label}</span>
    </Button>
  );
}
