import type { Evidence, ListShape, Paging, ParameterLocation, Resource } from "@quarterdeck/model";
import { type Format, useFormat, useTexts } from "#texts/use-texts.ts";
import type { Fact } from "./facts.tsx";

/** Facts about a resource, in reading order. */
export function useResourceFacts({ resource }: { readonly resource: Resource }): readonly Fact[] {
  const t = useTexts("report");
  const { list: write } = useFormat();
  const { evidence, list, key, title, parents, collectionPath, itemPath, group } = resource;
  const about = (fact: Evidence["about"]) => evidence.filter((one) => one.about === fact);
  const paths = [collectionPath, itemPath].filter((path) => path !== undefined);
  const below = parents.map((parent) => parent.resource ?? `{${parent.parameter}}`);
  return [
    {
      name: t("paths"),
      value: paths.join("  "),
      evidence: [...about(undefined), ...about("role")],
    },
    {
      name: t("labels"),
      value: write([resource.labels.one, resource.labels.many], row),
      evidence: about("labels"),
    },
    ...(group === undefined ? [] : [{ name: t("group"), value: group }]),
    ...(below.length === 0 ? [] : [{ name: t("parents"), value: write(below, row) }]),
    {
      name: t("key"),
      value:
        write(
          key.map(({ field }) => field.join(".")),
          row,
        ) || t("items"),
      evidence: about("key"),
    },
    { name: t("titleField"), value: title?.join(".") ?? t("none"), evidence: about("title") },
    ...(list === undefined ? [] : listFacts(t, list, write)),
  ];
}

const row = { style: "narrow" } as const;

type Texts = ReturnType<typeof useTexts<"report">>;

function listFacts(t: Texts, list: ListShape, write: Format["list"]): readonly Fact[] {
  const { rows, paging, total, sort, search, filters, evidence } = list;
  const about = (fact: Evidence["about"]) => evidence.filter((one) => one.about === fact);
  return [
    {
      name: t("rows"),
      value: rows.length === 0 ? t("rowsWhole") : t("rowsInside", { path: rows.join(".") }),
      evidence: about(undefined),
    },
    { name: t("paged"), value: describePaging(t, paging), evidence: about("paging") },
    { name: t("total"), value: describeTotal(t, total), evidence: about("total") },
    {
      name: t("sort"),
      value: sort === undefined ? t("none") : t("sortBy", { name: nameOf(sort.at) }),
      evidence: sort === undefined ? [] : [sort.evidence],
    },
    {
      name: t("searched"),
      value: search === undefined ? t("none") : t("sortBy", { name: nameOf(search) }),
      evidence: about("search"),
    },
    {
      name: t("filters"),
      value:
        write(
          filters.map(({ name }) => name),
          row,
        ) || t("none"),
    },
  ];
}

function nameOf({ parameter, path = [] }: ParameterLocation): string {
  return [parameter, ...path].join(".");
}

function describePaging(t: Texts, paging: Paging): string {
  const describe: { readonly [style in Paging["style"]]: () => string } = {
    none: () => t("notPaged"),
    page: () =>
      paging.style === "page" ? t("page", { name: nameOf(paging.page), first: paging.first }) : "",
    offset: () => (paging.style === "offset" ? t("offset", { name: nameOf(paging.offset) }) : ""),
    cursor: () =>
      paging.style === "cursor"
        ? t("cursor", { name: paging.cursor === undefined ? "link" : nameOf(paging.cursor) })
        : "",
  };
  return describe[paging.style]();
}

function describeTotal(t: Texts, total: ListShape["total"]): string {
  if (total === undefined) return t("unknown");
  if (total.in === "header") return t("header", { name: total.name });
  return total.in === "operation"
    ? t("operationTotal", { name: total.operation })
    : t("rowsInside", { path: total.path.join(".") });
}
