import { useState } from "react";
import type { LimitsView } from "../contract/schemas.ts";
import { readAmount } from "./amount.ts";
import { useCashierTexts } from "./texts.ts";
import { useMoneyText } from "./use-cashier-words.ts";

/** The amount that a person is choosing: its text, what it reads as, and what is wrong once that may be said. */
export function useAmount(currency: string, limits: LimitsView, tooMuchText?: string) {
	const t = useCashierTexts();
	const money = useMoneyText(currency);
	const [text, setText] = useState("");
	const [isTold, setTold] = useState(false);
	const reading = readAmount(text, currency, limits);
	const values = { minimum: money(limits.minMinor), maximum: money(limits.maxMinor) };
	const faultText = (fault: "missing" | "unreadable" | "below" | "above" | "step"): string =>
		fault === "above" && tooMuchText ? tooMuchText : t(`amount.${fault}`, values);
	return {
		text,
		choose: setText,
		/** An empty field is told only on sending: nobody has been wrong by passing through it. */
		leave: () => setTold(text.trim() !== ""),
		tell: () => setTold(true),
		amountMinor: "amountMinor" in reading ? reading.amountMinor : undefined,
		error: isTold && "fault" in reading ? faultText(reading.fault) : undefined,
	};
}
