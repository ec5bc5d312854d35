import type { BodyOf } from "@baize/kernel/call";
import { parseAmount, toWire } from "@baize/kernel/money";
import { type grantSpins, MAX_DAYS, MAX_SPINS, MAX_WAGERING_TIMES } from "../contract/index.ts";

export type Field = "games" | "count" | "stake" | "days" | "as" | "times" | "daysToWager" | "max";
type Grant = Omit<BodyOf<typeof grantSpins>, "requestId" | "reason">;

/** What an operator has written, or the fields in which something is wrong. */
export function readGrantForm(form: FormData, currency: string): { grant?: Grant; wrong: Field[] } {
	const wrong: Field[] = [];
	const textOf = (field: Field): string => String(form.get(field) ?? "").trim();
	function number(field: Field, max: number): number {
		const text = textOf(field);
		const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
		if (value < 1 || value > max) wrong.push(field);
		return value;
	}
	function amount(field: Field): number {
		const minor = parseAmount(textOf(field), currency);
		if (minor === null || minor <= 0n) wrong.push(field);
		return minor === null ? 0 : toWire(minor);
	}
	const gameIds = textOf("games").split(",").filter(Boolean);
	if (gameIds.length === 0) wrong.push("games");
	const isCash = textOf("as") === "cash";
	const grant: Grant = {
		gameIds,
		count: number("count", MAX_SPINS),
		stakeMinor: amount("stake"),
		days: number("days", MAX_DAYS),
		wins: {
			as: isCash ? "cash" : "bonus",
			maxMinor: textOf("max") === "" ? null : amount("max"),
			wageringTimes: isCash ? 0 : number("times", MAX_WAGERING_TIMES),
			daysToWager: isCash ? 0 : number("daysToWager", MAX_DAYS),
		},
	};
	return wrong.length === 0 ? { grant, wrong } : { wrong };
}
