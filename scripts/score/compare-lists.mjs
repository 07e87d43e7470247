// @ts-check
import { compare } from "./tally.mjs";
import { callById, shapeOf } from "./truth.mjs";
/** @import { AdminModel, ListShape, Resource, TruthList, TruthPaging, TruthResource } from "./truth.mjs" */
/** @import { Tallies } from "./tally.mjs" */
/** @typedef {import("@quarterdeck/model").ParameterLocation} ParameterLocation */

/**
 * Request and response of a list. Paging is right as a whole or not at all. The truth describes one list
 * operation: if the model has another right one, nothing is compared.
 * @param {Tallies} tallies
 * @param {{ model: AdminModel, expected: TruthResource, resource: Resource | undefined }} pair
 */
export function compareList(tallies, { model, expected, resource }) {
  const { list: truth, name } = expected;
  const list = resource?.list;
  if (truth === undefined) return;
  const call = callById(model, list?.operation);
  const alternatives = (expected.alternatives?.list ?? []).map(shapeOf);
  if (call !== undefined && alternatives.includes(call)) return;
  compare(tallies.rows, name, truth.items, list?.rows.join("."));
  compare(tallies.total, name, shapeTotal(truth.total), list && writeTotal(model, list));
  const paging = list && writePaging(list, truth.paging);
  compare(tallies.paging, name, writeTruth(truth.paging), paging);
  compareSort(tallies, name, truth, list);
  compare(tallies.search, name, truth.search, list?.search && plain(list.search.parameter));
  compareFilters(tallies, name, truth, list);
}

/** @param {string | null} total */
function shapeTotal(total) {
  return total === null ? null : shapeOf(total.replace(/^header:.*/, (text) => text.toLowerCase()));
}

/** @param {AdminModel} model @param {ListShape} list */
function writeTotal(model, { total }) {
  if (total === undefined) return undefined;
  if (total.in === "header") return `header:${total.name.toLowerCase()}`;
  const path = total.path.join(".");
  return total.in === "body" ? path : `op:${callById(model, total.operation)}#${path}`;
}

/** @param {TruthPaging} paging */
function writeTruth(paging) {
  const { style, page, size, first, offset, limit, cursor, next } = paging;
  const isIn = paging.in === "body" ? "body" : paging.param;
  return writeParts({ style, isIn, page, size, first, offset, limit, cursor, next });
}

/** Our values of the paging members that the truth has. @param {ListShape} list @param {TruthPaging} truth */
function writePaging({ paging }, truth) {
  if (paging.style === "none") return "none";
  const first = { page: "page", offset: "offset", cursor: "cursor" }[paging.style];
  const at =
    paging.style === "page"
      ? paging.page
      : paging.style === "offset"
        ? paging.offset
        : paging.cursor;
  const size = paging.size === undefined ? undefined : nameOf(paging.size.at);
  /** @type {TruthPaging} */
  const ours = {
    style: paging.style,
    ...(at === undefined ? {} : { [first]: nameOf(at) }),
    [paging.style === "page" ? "size" : "limit"]: size,
    ...(paging.style === "page" ? { first: paging.first } : {}),
    ...(paging.style === "cursor" ? { next: writeNext(paging.next) } : {}),
  };
  const isIn = at?.in === "body" ? "body" : at?.path === undefined ? undefined : at.parameter;
  const named = (/** @type {keyof TruthPaging} */ key) => (key in truth ? ours[key] : undefined);
  return writeParts({
    style: ours.style,
    isIn,
    page: named("page"),
    size: named("size"),
    first: named("first"),
    offset: named("offset"),
    limit: named("limit"),
    cursor: named("cursor"),
    next: named("next"),
  });
}

/** @param {{ [part: string]: string | number | undefined }} parts */
function writeParts(parts) {
  const defined = Object.entries(parts).filter(([, value]) => value !== undefined);
  return defined.map(([name, value]) => (name === "style" ? value : `${name}=${value}`)).join(" ");
}

/** @param {import("@quarterdeck/model").NextLocation} next */
function writeNext(next) {
  if (next.in === "link-header") return "header:Link";
  if (next.in === "row-count") return "rows";
  if (next.in === "header") return `header:${next.name}`;
  return next.in === "body" ? next.path.join(".") : `last:${next.path.join(".")}`;
}

/** @param {ParameterLocation} location */
function nameOf({ parameter, path }) {
  return plain(path?.at(-1) ?? parameter);
}

/** The truth has `status` for `status[]`. @param {string} name */
function plain(name) {
  return name.replace(/\[\]$/, "");
}

const FORMS = /** @type {const} */ ([
  ["sign", /^-field/],
  ["colon", /^field:desc/],
  ["comma", /^field,desc/],
  ["space", /^(?:field dir|field desc|loopback order)/],
  ["pair", /^two-params/],
]);

/** @param {Tallies} tallies @param {string} name @param {TruthList} truth @param {ListShape | undefined} list */
function compareSort(tallies, name, truth, list) {
  const { sort } = truth;
  const own = list?.sort;
  if (sort === null) {
    compare(tallies.sort, name, null, own && plain(own.at.parameter));
    return;
  }
  const form = FORMS.find(([, pattern]) => pattern.test(sort.form))?.[0] ?? sort.form;
  const many = /repeated|comma separated/.test(sort.form) ? "many" : undefined;
  const fields = sort.fields && [...sort.fields].toSorted().join("|");
  compare(
    tallies.sort,
    name,
    writeParts({ style: sort.param, form, direction: sort.direction, many, fields }),
    own &&
      writeParts({
        style: plain(own.at.parameter),
        form: own.form,
        direction: own.direction && nameOf(own.direction),
        many: many && (own.isMultiple ? "many" : undefined),
        fields: fields && namesOf(own).toSorted().join("|"),
      }),
  );
}

/** Sort fields as requests have them. @param {import("@quarterdeck/model").Sort} sort */
function namesOf({ fields = [], names = {} }) {
  return fields.map((field) => (Object.hasOwn(names, field) ? names[field] : field));
}

/** Conditions with several operators in the value of one parameter. */
const ONE_PARAMETER = new Set(["list", "prefix", "range"]);

/** True for conditions on one parameter that the truth has as one filter. @param {ParameterLocation} at @param {TruthList} truth */
function isListed({ syntax, parameter }, { filters }) {
  return syntax !== undefined && ONE_PARAMETER.has(syntax) && filters.includes(plain(parameter));
}

/** The truth lists every filter, so another one is wrong; `*` means any field. @param {Tallies} tallies @param {string} name @param {TruthList} truth @param {ListShape | undefined} list */
function compareFilters(tallies, name, truth, list) {
  const own = new Set(
    (list?.filters ?? [])
      .filter(({ operator }) => operator !== "any-of")
      .map(({ name: filter, at }) =>
        plain(at.path && !isListed(at, truth) ? filter : at.parameter),
      ),
  );
  const isAny = truth.filters.includes("*");
  if (isAny) compare(tallies.filters, name, "any field", own.size > 0 ? "any field" : undefined);
  for (const filter of truth.filters) {
    if (filter !== "*")
      compare(tallies.filters, name, filter, own.has(filter) ? filter : undefined);
  }
  for (const filter of own) {
    if (!isAny && !truth.filters.includes(filter)) {
      tallies.filters.wrong.push(`${name}: ${filter} is not a filter`);
    }
  }
}
