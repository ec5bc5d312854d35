import { parseAmount } from "@baize/kernel/money";
import type { LimitsView } from "../../contract/schemas.ts";

/** The result of reading a typed amount: an amount within the limits, or what is wrong with it. */
export type AmountReading = { amountMinor: number } | { issue: "missing" | "unreadable" | "below" | "above" | "step" };

export function readAmount(
	text: string,
	currency: string,
	{ minMinor, maxMinor, stepMinor }: Pick<LimitsView, "minMinor" | "maxMinor" | "stepMinor">,
): AmountReading {
	if (text.trim() === "") return { issue: "missing" };
	const exact = parseAmount(text, currency);
	if (exact === null) return { issue: "unreadable" };
	if (exact < BigInt(minMinor)) return { issue: "below" };
	if (exact > BigInt(maxMinor)) return { issue: "above" };
	return exact % BigInt(stepMinor) === 0n ? { amountMinor: Number(exact) } : { issue: "step" };
}
