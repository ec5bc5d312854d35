import { ledgerDecimals, type Minor } from "@baize/kernel/money";

/** A number of a JSON text as it is written there: as a float it might be another one. */
export class WrittenNumber {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

type Revive = (key: string, value: unknown, context: { source?: string }) => unknown;
/** With the source of each value, which the types of the language do not have yet. */
const parse = JSON.parse as (text: string, revive: Revive) => unknown;

/** Throws a SyntaxError where the bytes are no JSON. */
export const readExactJson = (raw: Buffer): unknown =>
	parse(raw.toString("utf8"), (_key, value, { source }) =>
		typeof value === "number" ? new WrittenNumber(source ?? String(value)) : value,
	);

const NUMBER = /^(-?)(\d{1,20})(?:\.(\d{1,20}))?(?:[eE]([+-]?\d{1,2}))?$/;
const MAX_MINOR = BigInt(Number.MAX_SAFE_INTEGER);

/** `offGrid`: it is no whole number of the currency's minor units, or none that a wallet can hold. */
export type ReadAmount = { minor: Minor } | "negative" | "offGrid";

/** The amount in minor units, without any rounding. */
export function amountOf({ text }: WrittenNumber, currency: string): ReadAmount {
	const match = NUMBER.exec(text);
	if (!match) return "offGrid";
	const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
	const digits = BigInt(whole + fraction);
	const shift = ledgerDecimals(currency) - fraction.length + Number(exponent);
	if (digits === 0n) return { minor: 0n };
	if (sign === "-") return "negative";
	if (shift >= 0) return within(digits * 10n ** BigInt(shift));
	const divisor = 10n ** BigInt(-shift);
	return digits % divisor === 0n ? within(digits / divisor) : "offGrid";
}

const within = (minor: bigint): ReadAmount => (minor <= MAX_MINOR ? { minor } : "offGrid");
