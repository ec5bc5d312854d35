export * from "./deck.ts";
