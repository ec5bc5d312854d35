import type { ResultView } from "../../contract/index.ts";

type Translate = (key: string, values?: Record<string, string>) => string;

/** A result as operators read it: the score, the order, or why there is none. */
export function resultText(result: ResultView, t: Translate): string {
	if ("home" in result) return `${result.home} – ${result.away}`;
	if ("order" in result)
		return t("corrections.results.order", { order: result.order.map((tied) => tied.join(" = ")).join(", ") });
	return t(`corrections.results.${result.status}`);
}
