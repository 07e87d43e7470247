import { Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Confirm } from "#components/overlays/confirm.tsx";
import { sendUnknown } from "#jobs/job-center.ts";
import type { Job } from "#jobs/job.ts";
import { useTexts } from "#texts/use-texts.ts";

/** Where nothing can show whether a row arrived, only a person can decide. */
export function SendUnknown({ job: { id, counts } }: { readonly job: Job }): ReactNode {
  const t = useTexts("jobs");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconSend size="0.875rem" aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {t("sendUnknown")}
      </Button>
      {isAsking && (
        <Confirm
          title={t("sendUnknownTitle", { count: counts.unknown })}
          message={t("sendUnknownText")}
          action={t("sendUnknown")}
          isDangerous
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            void sendUnknown(id);
          }}
        />
      )}
    </>
  );
}
