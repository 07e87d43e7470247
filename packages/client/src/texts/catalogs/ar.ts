export const modules = import.meta.glob(["../ar/*.ts", "!../ar/description-*.ts"], {
  eager: true,
});
