import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { confirmServer } from "#http/confirm-server.ts";
import { useSignInTexts } from "#texts/use-sign-in-texts.ts";

interface PlaceholderServerProps {
  readonly address: string;
  readonly onConfirm: () => void;
}

/** Question before the first request to a server that the description names as a placeholder. */
export function PlaceholderServer({ address, onConfirm }: PlaceholderServerProps): ReactNode {
  const t = useSignInTexts();
  return (
    <>
      <Notice
        tone="warning"
        icon={<IconAlertTriangle size="1.125rem" aria-hidden="true" />}
        title={t("placeholder")}
      >
        <p>{t("placeholderHint", { address })}</p>
      </Notice>
      <Button
        size="md"
        variant="default"
        fullWidth
        onClick={() => {
          confirmServer(address);
          onConfirm();
        }}
      >
        {t("confirm")}
      </Button>
    </>
  );
}
