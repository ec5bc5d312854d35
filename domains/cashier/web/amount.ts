import { parseAmount } from "@baize/kernel/money";
import type { LimitsView } from "../contract/schemas.ts";

/** What a typed amount is: an amount within the limits, or what is wrong with it. */
export type AmountReading = { amountMinor: number } | { fault: "missing" | "unreadable" | "below" | "above" | "step" };

export function readAmount(
	text: string,
	currency: string,
	{ minMinor, maxMinor, stepMinor }: Pick<LimitsView, "minMinor" | "maxMinor" | "stepMinor">,
): AmountReading {
	if (text.trim() === "") return { fault: "missing" };
	const exact = parseAmount(text, currency);
	if (exact === null) return { fault: "unreadable" };
	if (exact < BigInt(minMinor)) return { fault: "below" };
	if (exact > BigInt(maxMinor)) return { fault: "above" };
	return exact % BigInt(stepMinor) === 0n ? { amountMinor: Number(exact) } : { fault: "step" };
}
