import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";
import type { Method } from "./DestinationChoice.tsx";

/** The terms of a withdrawal, shown before it is requested; nothing if the method is no longer offered. */
export function useWithdrawalFacts(method: Method | undefined, currency: string, reviewMs: number, isOnHold: boolean) {
	const t = useCashierTexts();
	const money = useMoneyText(currency);
	if (!method) return [];
	const { feeMinor, payoutMs } = method;
	const times = {
		review: t("withdraw.reviewSpan", { count: Math.ceil(reviewMs / HOUR_MS) }),
		payout: t("withdraw.payoutSpan", { count: Math.ceil(payoutMs / DAY_MS) }),
	};
	return [
		[t("facts.fee"), feeMinor === 0 ? t("facts.free") : money(feeMinor)],
		[t("facts.time"), t(isOnHold ? "withdraw.timesHeld" : "withdraw.times", times)],
	] as const;
}
