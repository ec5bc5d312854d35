import type { ResultView } from "../../contract/index.ts";

/** jsonb does not preserve the order of keys, so texts are compared with their keys sorted. */
export const isSameResult = (a: ResultView, b: ResultView): boolean => sortedText(a) === sortedText(b);

const sortedText = (result: ResultView): string =>
	JSON.stringify(Object.entries(result).sort(([a], [b]) => (a < b ? -1 : 1)));
