/** Maximum number of characters of an action's label on a button; a menu or a title shows longer ones. */
export const maxLabel = 32;
