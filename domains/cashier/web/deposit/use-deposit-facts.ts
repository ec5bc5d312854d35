import type { DepositOptionsView } from "../../contract/schemas.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText, useSpanText } from "../use-formats.ts";

type Method = DepositOptionsView["methods"][number];

/** The last look before the money moves: what is paid, what it costs, what is allowed and when it is there. */
export function useDepositFacts({ feeMinor, settlesMs, limits }: Method, currency: string, amountMinor?: number) {
	const t = useCashierTexts();
	const money = useMoneyText(currency);
	const span = useSpanText();
	return [
		[t("facts.fee"), feeMinor === 0 ? t("facts.free") : money(feeMinor)],
		[t("facts.limit"), t("amount.limits", { minimum: money(limits.minMinor), maximum: money(limits.maxMinor) })],
		[t("facts.time"), t("deposit.inBalance", { span: span(settlesMs) })],
		...(amountMinor === undefined ? [] : [[t("facts.pay"), money(amountMinor + feeMinor)] as const]),
	] as const;
}
