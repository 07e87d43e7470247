export const modules = import.meta.glob(["../de/*.ts", "!../de/description-*.ts"], {
  eager: true,
});
