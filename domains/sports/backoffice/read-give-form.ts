import type { BodyOf } from "@baize/kernel/call";
import { parseAmount, toWire } from "@baize/kernel/money";
import { type giveFreeBet, MAX_FREE_BET_DAYS } from "../contract/index.ts";

export type Field = "face" | "price" | "days" | "takes";
type Given = Omit<BodyOf<typeof giveFreeBet>, "requestId" | "reason">;

const MAX_PRICE_X100 = 10_000;

/** What an operator has written, or the fields in which something is wrong. */
export function readGiveForm(form: FormData, currency: string): { given?: Given; wrong: Field[] } {
	const textOf = (field: Field): string => String(form.get(field) ?? "").trim();
	const faceMinor = parseAmount(textOf("face"), currency) ?? 0n;
	const price = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(textOf("price"));
	const priceX100 = price ? Number(price[1]) * 100 + Number((price[2] ?? "").padEnd(2, "0")) : 0;
	const days = /^\d{1,2}$/.test(textOf("days")) ? Number(textOf("days")) : 0;
	const wrong: Field[] = [];
	if (faceMinor <= 0n) wrong.push("face");
	if (priceX100 < 100 || priceX100 > MAX_PRICE_X100) wrong.push("price");
	if (days < 1 || days > MAX_FREE_BET_DAYS) wrong.push("days");
	if (wrong.length > 0) return { wrong };
	const takesMultiples = textOf("takes") === "multiples";
	return { given: { faceMinor: toWire(faceMinor), minPriceX10000: priceX100 * 100, takesMultiples, days }, wrong };
}
