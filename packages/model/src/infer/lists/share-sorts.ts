import type { ListShape, ParameterLocation, Sort } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";

/** Confidence of a form that only another list of the API describes. */
const SHARED = 0.8;
const GUESSED = 0.6;

/** Gives sorts whose form is a guess the form that the same parameter has in all other lists that describe it. */
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
    if (list.sort === undefined) {
      const chosen = sortByChoices(list, described);
      return chosen === undefined
        ? owner
        : { ...owner, resource: { ...owner.resource, list: chosen } };
    }
    const { sort } = list;
    if (sort.evidence.confidence > GUESSED || sort.form === "pair") return owner;
    const [first, ...others] = described.get(nameOf(sort.at)) ?? [];
    if (first === undefined || others.some((other) => other.form !== first.form)) return owner;
    const { form, words, isMultiple, members, isJson, evidence } = first;
    const shared: Sort = {
      ...sort,
      form,
      words,
      isMultiple,
      ...(members && { members }),
      ...(isJson && { isJson }),
      evidence: { ...evidence, reason: { code: "sort-described" }, confidence: SHARED },
    };
    return { ...owner, resource: { ...owner.resource, list: { ...list, sort: shared } } };
  });
}

/** List with the sort that other lists describe for its parameter with the names of fields as choices. */
function sortByChoices(
  list: ListShape,
  described: ReadonlyMap<string, readonly Sort[]>,
): ListShape | undefined {
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
