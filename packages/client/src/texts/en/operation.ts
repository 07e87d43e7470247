export const operation = {} as const;
