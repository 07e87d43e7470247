import type { ListShape, ParameterLocation, Sort } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";

/** Confidence of a form that only another list of the API describes. */
const SHARED = 0.8;
const GUESSED = 0.6;

/**
 * Gives sorts whose form is a guess the form that the same parameter has in all other lists that describe it, and sorts by
 * one field several fields if another list describes so for the same parameter and form.
 */
export function shareSorts<Owner extends { readonly resource: Resource }>(
  owners: readonly Owner[],
): readonly Owner[] {
  const described = new Map<string, readonly Sort[]>();
  for (const { resource } of owners) {
    const sort = resource.list?.sort;
    if (sort === undefined || sort.evidence.confidence < 0.9 || sort.form === "pair") continue;
    const name = nameOf(sort.at);
    described.set(name, [...(described.get(name) ?? []), sort]);
  }
  return owners.map((owner) => {
    const { list } = owner.resource;
    if (list === undefined) return owner;
    const shared =
      list.sort === undefined
        ? sortByChoices(list, described)
        : shareSort(list, list.sort, described);
    return shared === undefined
      ? owner
      : { ...owner, resource: { ...owner.resource, list: shared } };
  });
}

type SortsByName = ReadonlyMap<string, readonly Sort[]>;

/** List whose sort has the form and the number of fields that other lists describe. */
function shareSort(list: ListShape, sort: Sort, described: SortsByName): ListShape | undefined {
  if (sort.form === "pair") return undefined;
  const sorts = described.get(nameOf(sort.at)) ?? [];
  const [first, ...others] = sorts;
  const takesSeveral = (form: Sort["form"]) =>
    sorts.some((one) => one.isMultiple && one.form === form);
  if (sort.evidence.confidence > GUESSED) {
    // Choices are all values that the parameter takes.
    const isKnown = sort.isMultiple || sort.evidence.reason.code === "sort-choices";
    return isKnown || !takesSeveral(sort.form)
      ? undefined
      : { ...list, sort: { ...sort, isMultiple: true } };
  }
  if (first === undefined || others.some((other) => other.form !== first.form)) return undefined;
  const { form, words, members, isJson, evidence } = first;
  const shared: Sort = {
    ...sort,
    form,
    words,
    isMultiple: takesSeveral(form),
    ...(members && { members }),
    ...(isJson && { isJson }),
    evidence: { ...evidence, reason: { code: "sort-described" }, confidence: SHARED },
  };
  return { ...list, sort: shared };
}

/** List with the sort that other lists describe for its parameter with the names of fields as choices. */
function sortByChoices(list: ListShape, described: SortsByName): ListShape | undefined {
  for (const filter of list.filters) {
    const [first, ...others] = described.get(nameOf(filter.at)) ?? [];
    if (first?.form !== "sign" || others.some(({ form }) => form !== "sign")) continue;
    if (filter.isRequired === true || filter.field.kind !== "choice") continue;
    const fields = filter.field.choices.flatMap(({ value }) =>
      typeof value === "string" && /^\w[\w.]*$/.test(value) ? [value] : [],
    );
    if (fields.length < filter.field.choices.length) continue;
    const { names: _names, ...form } = first;
    const evidence = { ...first.evidence, confidence: SHARED };
    return {
      ...list,
      sort: { ...form, fields, evidence },
      filters: list.filters.filter((one) => one !== filter),
    };
  }
  return undefined;
}

function nameOf({ in: location, parameter, path = [] }: ParameterLocation): string {
  return [location ?? "", parameter, ...path].join("\0");
}
