import { Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Confirm } from "#components/overlays/confirm.tsx";
import type { Job } from "#jobs/job.ts";
import { useJobs } from "#jobs/use-jobs.ts";
import { useTexts } from "#texts/use-texts.ts";

/** Sends rows with an unknown outcome again after a confirmation. */
export function SendUnknown({ job: { id, counts } }: { readonly job: Job }): ReactNode {
  const t = useTexts("jobs");
  const jobs = useJobs();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconSend size="0.875rem" aria-hidden="true" />}
        onClick={() => setIsConfirming(true)}
      >
        {t("sendUnknown")}
      </Button>
      {isConfirming && (
        <Confirm
          title={t("sendUnknownTitle", { count: counts.unknown })}
          message={t("sendUnknownText")}
          action={t("sendUnknown")}
          isDangerous
          onCancel={() => setIsConfirming(false)}
          onConfirm={() => {
            setIsConfirming(false);
            void jobs.sendUnknown(id);
          }}
        />
      )}
    </>
  );
}
