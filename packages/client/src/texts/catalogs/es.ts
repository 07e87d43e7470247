import { joinTexts } from "#texts/join-texts.ts";

export const catalog = joinTexts(
  import.meta.glob(["../es/*.ts", "!../es/description-*.ts"], { eager: true }),
);
