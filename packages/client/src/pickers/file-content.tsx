import { Button, Stack, Text } from "@mantine/core";
import { type Resource, valueAt } from "@quarterdeck/model";
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { recordName } from "#components/resources/record-name.ts";
import { BlobImage } from "#components/values/blob-image.tsx";
import { saveFile } from "#components/values/download-text.ts";
import classes from "#fields/views/cell.module.css";
import { fetchFile } from "#http/fetch-file.ts";
import { useHttp } from "#http/http-context.ts";
import { useResultTexts } from "#texts/use-result-texts.ts";
import { findContentAddress, useContentSchemes, useFilePicture } from "./use-file-picture.ts";

interface FileContentProps {
  readonly resource: Resource;
  readonly record: unknown;
  readonly recordKey: string;
}

/** Picture of a file, and a button that downloads it; nothing for a record without a media type. */
export function FileContent(props: FileContentProps): ReactNode {
  const { resource, record, recordKey } = props;
  const t = useResultTexts();
  const http = useHttp();
  const picture = useFilePicture(props);
  const address = findContentAddress(props);
  const schemes = useContentSchemes(resource);
  const name = recordName(resource, record) ?? resource.labels.one;
  const fileName = readFileName(resource, record) ?? `${name} ${recordKey}`;
  const { attempt, isRunning, failure } = useAttempt(async (from: string) => {
    const { content } = await fetchFile(http, from, { schemes });
    saveFile(content, fileName);
  });
  if (address === undefined) return null;
  return (
    <Stack gap="xs" mb="md" align="flex-start">
      {picture && <BlobImage file={picture} alt={name} className={classes.picture} />}
      <Button
        variant="default"
        leftSection={<IconDownload size="1rem" aria-hidden />}
        loading={isRunning}
        onClick={() => attempt(address)}
      >
        {t("download", { name: fileName })}
      </Button>
      {failure && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {failure.message}
        </Text>
      )}
    </Stack>
  );
}

/** A name with an ending, such as `report.pdf`. */
const withEnding = /^[^/\\]{1,200}\.[a-z0-9]{1,8}$/i;

/** The first text that is the name of a file, of a field with a name. */
function readFileName({ fields }: Resource, record: unknown): string | undefined {
  return fields
    .filter(({ name }) => /name|title/i.test(name))
    .map(({ name }) => valueAt(record, [name]))
    .find((value) => typeof value === "string" && withEnding.test(value)) as string | undefined;
}
