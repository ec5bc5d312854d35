import { parseAmount } from "@baize/kernel/money";
import { MAX_STEPS, type StakeLadder } from "../contract/index.ts";

/** The field of a form whose amounts are none in this currency, or too many. */
export type WrongField = "min" | "max" | "steps";

/** The stakes of a form: amounts as they are written in the currency, the steps separated by spaces. */
export function readLadderForm(
	field: (name: string) => string,
	currency: string,
): { ladder: StakeLadder } | { wrong: WrongField } {
	const minorOf = (text: string): number | undefined => {
		const minor = parseAmount(text, currency);
		return minor === null ? undefined : Number(minor);
	};
	const minMinor = minorOf(field("min").trim());
	if (minMinor === undefined) return { wrong: "min" };
	const maxMinor = minorOf(field("max").trim());
	if (maxMinor === undefined) return { wrong: "max" };
	const steps = field("steps")
		.split(/\s+/)
		.filter((text) => text !== "")
		.map(minorOf);
	if (steps.length > MAX_STEPS || steps.includes(undefined)) return { wrong: "steps" };
	return { ladder: { minMinor, maxMinor, stepsMinor: steps.filter((minor) => minor !== undefined) } };
}
