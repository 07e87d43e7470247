import type { PageForm } from "./page-form.ts";
import type { PageTemplate } from "./page-template.ts";

type FormStyles = ReadonlyMap<string, string>;

/** Returns a function that finds the styles that a form uses in each style sheet of its page, once for each form. */
export function createFormStyles(): (
  template: PageTemplate,
  form: PageForm,
) => Promise<FormStyles> {
  const stylesByTemplate = new WeakMap<PageTemplate, WeakMap<PageForm, FormStyles>>();
  return async (template, form) => {
    // Most starts serve no form, and the parser takes time to load.
    const { findUsedStyles } = await import("./used-styles.ts");
    const forms = stylesByTemplate.get(template) ?? new WeakMap<PageForm, FormStyles>();
    stylesByTemplate.set(template, forms);
    const page = template.html + form.html + form.style;
    const styles =
      forms.get(form) ??
      new Map([...template.styles].map(([path, css]) => [path, findUsedStyles(css, page)]));
    forms.set(form, styles);
    return styles;
  };
}
