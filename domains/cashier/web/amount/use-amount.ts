import { useState } from "react";
import type { LimitsView } from "../../contract/schemas.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";
import { readAmount } from "./amount.ts";

/** The amount field: its text, the amount that it reads as, and its error once that may be shown. */
export function useAmount(currency: string, limits: LimitsView, tooMuchText?: string) {
	const t = useCashierTexts();
	const money = useMoneyText(currency);
	const [text, setText] = useState("");
	const [isErrorShown, setErrorShown] = useState(false);
	const reading = readAmount(text, currency, limits);
	const values = { minimum: money(limits.minMinor), maximum: money(limits.maxMinor) };
	const issueText = (issue: "missing" | "unreadable" | "below" | "above" | "step"): string =>
		issue === "above" && tooMuchText ? tooMuchText : t(`amount.${issue}`, values);
	return {
		text,
		choose: setText,
		/** An empty field shows its error only on submit: passing through it is not a mistake. */
		leave: () => setErrorShown(text.trim() !== ""),
		showError: () => setErrorShown(true),
		amountMinor: "amountMinor" in reading ? reading.amountMinor : undefined,
		error: isErrorShown && "issue" in reading ? issueText(reading.issue) : undefined,
	};
}
