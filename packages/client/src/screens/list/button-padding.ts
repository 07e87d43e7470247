/** The buttons above a list stand in one row on a phone too. */
export const buttonPadding = { base: "xs", sm: "md" } as const;
