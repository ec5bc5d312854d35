const UNSAFE_IN_SCRIPT = /[&><\u2028\u2029]/g;
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A text as a literal inside a script of a page: nothing in it can end the script. */
export const scriptLiteral = (text: string): string => JSON.stringify(text).replace(UNSAFE_IN_SCRIPT, escaped);
