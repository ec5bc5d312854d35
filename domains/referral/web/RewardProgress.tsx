import { formatMoney } from "@baize/kernel/money";
import { useDateText, useLocale } from "@baize/platform-web/i18n";
import type { FriendProgress, RewardTerms } from "../contract/index.ts";
import { useReferralTexts } from "./texts.ts";

/** What is promised, before a friend comes. */
export function RewardTermsList({ terms }: { terms: RewardTerms }) {
	const t = useReferralTexts();
	const locale = useLocale();
	const money = (amountMinor: number): string => formatMoney(amountMinor, terms.currency, locale);
	const { holdDays, withinDays, maxFriendsAYear } = terms;
	return (
		<ul className="grid list-disc gap-1.5 ps-5">
			<li>{t("reward.you", { amount: money(terms.referrerMinor) })}</li>
			{terms.friendMinor > 0 && <li>{t("reward.friend", { amount: money(terms.friendMinor) })}</li>}
			<li>{t("reward.when", { stake: money(terms.stakeMinor), holdDays, withinDays })}</li>
			<li>{t("reward.most", { count: maxFriendsAYear })}</li>
			<li>{t("reward.notFor")}</li>
		</ul>
	);
}

type Props = { progress: FriendProgress; currency: string; side: "referrer" | "friend" };

/** How far a reward is, and what is missing. */
export function RewardProgress({ progress, currency, side }: Props) {
	const t = useReferralTexts();
	const [locale, dateText] = [useLocale(), useDateText()];
	const { state, missing, untilMs, amountMinor, isTooLate } = progress;
	const amount = amountMinor === null ? "" : formatMoney(amountMinor, currency, locale);
	const date = untilMs === null ? "" : dateText(untilMs, { dateStyle: "medium" });
	return (
		<div className="mt-1.5 grid gap-1 text-sm text-ink-muted">
			<p>{t(state === "none" && isTooLate ? "reward.states.tooLate" : `reward.states.${state}`, { amount, date })}</p>
			{missing.length > 0 && (
				<ul className="list-disc ps-5">
					{missing.map((step) => (
						<li key={step}>{t(`reward.missing.${side}.${step}`)}</li>
					))}
				</ul>
			)}
		</div>
	);
}
