import { Button, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { readFileName } from "./file-name.ts";
import classes from "./operation.module.css";

interface FileAnswerProps {
  readonly file: Blob;
  /** When the answer gives none. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A file to save; a picture is also shown. */
export function FileAnswer({ file, name, headers }: FileAnswerProps): ReactNode {
  const t = useTexts("operation");
  const format = useFormat();
  const fileName = readFileName(headers["content-disposition"]) ?? name;
  return (
    <Stack align="flex-start">
      {file.type.startsWith("image/") && <Picture file={file} name={fileName} />}
      <Text size="sm">{t("file", { type: file.type || "?", size: format.number(file.size) })}</Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        onClick={() => save(file, fileName)}
      >
        {t("download", { name: fileName })}
      </Button>
    </Stack>
  );
}

/** As a document an SVG could run scripts; as a picture it cannot. */
function Picture({ file, name }: { readonly file: Blob; readonly name: string }): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    picture.current?.setAttribute("src", address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} className={classes.picture} alt={name} />;
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
