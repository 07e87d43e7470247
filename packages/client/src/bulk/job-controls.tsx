import { Button, Group } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Confirm } from "#components/overlays/confirm.tsx";
import type { Job } from "#jobs/job.ts";
import { pauseJob, resumeJob, stopJob } from "#jobs/job-center.ts";
import { useTexts } from "#texts/use-texts.ts";

/** Pause, go on, stop: as a job's state allows. */
export function JobControls({ job: { id, status } }: { readonly job: Job }): ReactNode {
  const t = useTexts("jobs");
  const [isAsking, setIsAsking] = useState(false);
  const isActive = status === "running" || status === "collecting";
  if (!isActive && status !== "paused") return null;
  return (
    <Group gap="xs">
      {isActive ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlayerPause size="0.875rem" />}
          onClick={() => void pauseJob(id)}
        >
          {t("pause")}
        </Button>
      ) : (
        <Button
          size="xs"
          leftSection={<IconPlayerPlay size="0.875rem" />}
          onClick={() => void resumeJob(id)}
        >
          {t("resume")}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlayerStop size="0.875rem" />}
        onClick={() => setIsAsking(true)}
      >
        {t("stop")}
      </Button>
      {isAsking && (
        <Confirm
          title={t("stopTitle")}
          message={t("stopText")}
          action={t("stop")}
          isDangerous
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            void stopJob(id);
          }}
        />
      )}
    </Group>
  );
}
