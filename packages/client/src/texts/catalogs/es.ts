export const modules = import.meta.glob(["../es/*.ts", "!../es/description-*.ts"], {
  eager: true,
});
