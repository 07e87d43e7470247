import { Button, Group } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Confirm } from "#components/overlays/confirm.tsx";
import type { Job } from "#jobs/job.ts";
import { useJobs } from "#jobs/use-jobs.ts";
import { useTexts } from "#texts/use-texts.ts";

/** Pause, resume and stop buttons for the status of a job. */
export function JobControls({ job: { id, status } }: { readonly job: Job }): ReactNode {
  const t = useTexts("jobs");
  const jobs = useJobs();
  const [isConfirming, setIsConfirming] = useState(false);
  const isActive = status === "running" || status === "collecting";
  if (!isActive && status !== "paused") return null;
  return (
    <Group gap="xs">
      {isActive ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlayerPause size="0.875rem" />}
          onClick={() => void jobs.pause(id)}
        >
          {t("pause")}
        </Button>
      ) : (
        <Button
          size="xs"
          leftSection={<IconPlayerPlay size="0.875rem" />}
          onClick={() => void jobs.resume(id)}
        >
          {t("resume")}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlayerStop size="0.875rem" />}
        onClick={() => setIsConfirming(true)}
      >
        {t("stop")}
      </Button>
      {isConfirming && (
        <Confirm
          title={t("stopTitle")}
          message={t("stopText")}
          action={t("stop")}
          isDangerous
          onCancel={() => setIsConfirming(false)}
          onConfirm={() => {
            setIsConfirming(false);
            void jobs.stop(id);
          }}
        />
      )}
    </Group>
  );
}
