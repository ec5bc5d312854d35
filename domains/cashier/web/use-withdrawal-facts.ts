import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import type { Method } from "./DestinationChoice.tsx";
import { useCashierTexts } from "./texts.ts";
import { useMoneyText } from "./use-cashier-words.ts";

/** What governs a withdrawal, told before it is asked for; nothing where the method is not offered any more. */
export function useWithdrawalFacts(method: Method | undefined, currency: string, reviewMs: number, isHeld: boolean) {
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
		[t("facts.time"), t(isHeld ? "withdraw.timesHeld" : "withdraw.times", times)],
	] as const;
}
