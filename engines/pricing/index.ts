export * from "./book.ts";
export * from "./chances.ts";
export * from "./match.ts";
export * from "./matrix.ts";
export * from "./strengths.ts";
export * from "./types.ts";
