import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";
import type { Method } from "./DestinationChoice.tsx";

/** The price of a withdrawal, shown before it is requested; nothing if the method is no longer offered. */
export function useWithdrawalFacts(method: Method | undefined, currency: string) {
	const t = useCashierTexts();
	const money = useMoneyText(currency);
	if (!method) return [];
	const { feeMinor } = method;
	return [[t("facts.fee"), feeMinor === 0 ? t("facts.free") : money(feeMinor)]] as const;
}
