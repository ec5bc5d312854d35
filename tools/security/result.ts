/** The outcome of one check. */
export type Result = { name: string; isGood: boolean; about: string };

export const lineOf = ({ name, isGood, about }: Result): string => `${isGood ? "✓" : "✗"} ${name}\n    ${about}`;
