import { formatMoney } from "@baize/kernel/money";
import { Badge, type Tone } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import type { BetLegView, BetView } from "../contract/schemas.ts";
import { eventName, marketName, selectionName } from "./names.ts";
import { useOddsText } from "./odds-style.ts";
import { Standing } from "./Standing.tsx";
import { useSportsTexts } from "./texts.ts";
import { DATE_AND_TIME, useMomentText } from "./use-moment-text.ts";

const TONES: Readonly<Record<BetView["status"], Tone>> = {
	open: "info",
	won: "success",
	"half-won": "success",
	"part-won": "success",
	"dead-heat": "success",
	"half-lost": "neutral",
	lost: "neutral",
	void: "neutral",
	push: "neutral",
};

/** One bet: what it is, its legs and how they stand, what it paid, and its receipt. */
export function BetCard({ bet }: { bet: BetView }) {
	const t = useSportsTexts();
	const momentText = useMomentText();
	const { betId, kind, status, legs, placedAtMs, settledAtMs } = bet;
	return (
		<li className="overflow-clip rounded-panel border border-hairline bg-surface-1">
			<header className="flex items-center justify-between gap-3 px-4.5 pt-4 pb-2">
				<h2 className="text-lg font-semibold">
					{kind === "single" ? t("bets.single") : t("bets.multiple", { count: legs.length })}
				</h2>
				<Badge tone={TONES[status]}>{t(`bets.status.${status}`)}</Badge>
			</header>
			<ul>
				{legs.map((leg) => (
					<Leg key={leg.selectionId} leg={leg} />
				))}
			</ul>
			<BetSum bet={bet} />
			<footer className="flex flex-wrap justify-between gap-x-4 px-4.5 pb-4 text-sm text-ink-muted">
				<span>
					{settledAtMs === null
						? t("bets.placed", { when: momentText(placedAtMs, DATE_AND_TIME) })
						: t("bets.settledAt", { when: momentText(settledAtMs, DATE_AND_TIME) })}
				</span>
				<span>
					{t("bets.receipt")} <bdi className="tabular">{betId}</bdi>
				</span>
			</footer>
		</li>
	);
}

function Leg({ leg }: { leg: BetLegView }) {
	const t = useSportsTexts();
	const priceText = useOddsText();
	const { outcome } = leg;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-hairline px-4.5 py-2.5">
			<span className="font-medium">{selectionName(t, leg, leg.key)}</span>
			<bdi dir="ltr" className="text-end font-semibold tabular">
				{priceText(leg.priceX10000)}
			</bdi>
			<span className="text-sm text-ink-muted">
				{marketName(t, leg)} · <bdi>{eventName(leg.participants, leg.competition)}</bdi>
			</span>
			<span className="grid justify-items-end gap-1 text-end">
				<Standing event={leg} />
				{outcome && (
					<span className={`text-sm ${outcome.result === "won" ? "text-success-ink" : "text-ink-muted"}`}>
						{t(`bets.status.${outcome.result}`)}
					</span>
				)}
			</span>
		</li>
	);
}

function BetSum({ bet }: { bet: BetView }) {
	const t = useSportsTexts();
	const locale = useLocale();
	const priceText = useOddsText();
	const { currency, stakeMinor, priceX10000, potentialReturnMinor, payoutMinor, status } = bet;
	const money = (minor: number): string => formatMoney(BigInt(minor), currency, locale);
	const facts = [
		[t("bets.stake"), money(stakeMinor)],
		[t("bets.price"), priceText(priceX10000)],
		status === "open" ? [t("bets.returns"), money(potentialReturnMinor)] : [t("bets.paid"), money(payoutMinor)],
	] as const;
	return (
		<dl className="grid grid-cols-3 gap-2 border-t border-hairline px-4.5 py-3">
			{facts.map(([label, value]) => (
				<div key={label} className="last:text-end">
					<dt className="text-sm text-ink-muted">{label}</dt>
					<dd className="font-semibold tabular">
						<bdi>{value}</bdi>
					</dd>
				</div>
			))}
		</dl>
	);
}
