import type { Document } from "#read/document.ts";
import { readFilterLanguage } from "./filter-languages.ts";
import type { ListParameter } from "./list-parameters.ts";
import { descriptionOf, findParameter } from "./list-parameters.ts";

const SEARCH_NAMES =
  "q search query texttosearch searchfor searchvalue searchword searchphrase freetext searchterm searchquery searchtext keyword keywords term text fulltext textsearch textquery querytext s searchstring anysearchable filterquery".split(
    " ",
  );

/** A text that is described as the input of a search. */
const SOUGHT_PROSE =
  /^(?:optional[:.]? )?(?:the |a |any )?(?:text|term|string|keyword|phrase|word)s? (?:to (?:search|look|filter)|(?:that|which) is searched)\b(?! (?:only )?in the)|^(?:optional[:.]? )?(?:the |a |any )?search (?:text|term|string|keyword|phrase|word)s?\b(?! (?:in|for|by|of|on|to|against|within)\b)|\b(?:records|items|entries|results|rows|objects) (?:that|which) contain (?:this|the|the given|the specified|a given|these) (?:text|string|term|word|phrase|keyword)s?(?! (?:in|as)\b)\b/i;

/** A parameter with another name that is described as a search in the text of the rows. */
const SEARCH_PROSE =
  /\bfull[- ]?text\b|\bfree[- ]?text\b|\b(?:match(?:es|ing)?|search(?:es|ing)?) (?:for )?(?:\w+ ){0,2}?(?:substrings?|keywords?)\b|\bsubstrings? of (?:\w+ )?(?:propert|field|column|attribute)|\b(?:search|match|look)\w* (?:\w+ ){0,3}?(?:in|across|against) (?:all|any|several|multiple|the following) (?:\w+ )?(?:fields|properties|columns|attributes)\b/i;
const OTHER_SEARCH_NAMES =
  "filter filters find match searchfor textfilter filtertext filterstring".split(" ");

/** Finds the parameter for full-text search. */
export function inferSearch(
  document: Document,
  parameters: readonly ListParameter[],
): ListParameter | undefined {
  return (
    findSearch(document, parameters, SEARCH_NAMES) ??
    findSearch(
      document,
      parameters.filter((one) => SEARCH_PROSE.test(descriptionOf(one))),
      OTHER_SEARCH_NAMES,
    ) ??
    findSearch(
      document,
      parameters.filter((one) => SOUGHT_PROSE.test(descriptionOf(one))),
      parameters.flatMap(({ names }) => names),
    )
  );
}

function findSearch(
  document: Document,
  parameters: readonly ListParameter[],
  names: readonly string[],
): ListParameter | undefined {
  return findParameter(parameters, names, (parameter) => {
    const { field, schema, group } = parameter;
    if (readFilterLanguage(document, parameter) !== undefined) return false;
    const isTextList =
      field.kind === "list" && field.item.kind === "text" && isSearchList(parameter);
    const isText = field.kind === "text" || field.kind === "long-text" || isTextList;
    // "The site to query" is required, and selects the rows.
    const isOther = parameter.isRequired && !SEARCH_WORD.test(descriptionOf(parameter));
    const isLanguage =
      /\b(?:rsql|cql|sql|lucene|ransack|syntax|expression|k=v|key=value|json)\b/i.test(
        field.description ?? "",
      );
    return (
      isText &&
      (schema.choices ?? []).length === 0 &&
      group === undefined &&
      !isLanguage &&
      !isOther
    );
  });
}

/** Words of a text that is searched for. */
const SEARCH_WORD =
  /\b(?:search\w*|terms?|keywords?|phrases?|texts?|words?|match\w*|find|look\w*|quer(?:y|ies) (?:string|text|term)|filter\w*|strings?)\b|^$/i;

/** True for a list of texts whose name and words are those of a search. */
function isSearchList(parameter: ListParameter): boolean {
  const isNamed = parameter.names.some((name) =>
    /^(?:q|search|searchterms?|keywords?)$/.test(name),
  );
  return isNamed && /\b(?:search|full[- ]?text|keywords?|terms?)\b/i.test(descriptionOf(parameter));
}
