import { formatMoney } from "@baize/kernel/money";
import { Badge, type Tone } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import type { BetLegView, BetView } from "../contract/schemas.ts";
import { EventStatus } from "./EventStatus.tsx";
import { eventName, marketName, selectionName } from "./names.ts";
import { useOddsText } from "./odds-style.ts";
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

/** One bet: its kind, its legs and their state, what it paid, and its receipt. */
export function BetCard({ bet }: { bet: BetView }) {
	const t = useSportsTexts();
	const momentText = useMomentText();
	const { betId, kind, status, legs, placedAtMs, settledAtMs, isFree } = bet;
	const isVoid = status === "void" || status === "push";
	return (
		<li className="overflow-clip rounded-panel border border-hairline bg-surface-1">
			<header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4.5 pt-4 pb-2">
				<h2 className="text-lg font-semibold">
					{kind === "single" ? t("bets.single") : t("bets.multiple", { count: legs.length })}
				</h2>
				<Badge tone={TONES[status]}>{isFree && isVoid ? t("freeBet.void") : t(`bets.status.${status}`)}</Badge>
			</header>
			<ul>
				{legs.map((leg) => (
					<Leg key={leg.selectionId} leg={leg} placedAtMs={placedAtMs} />
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

function Leg({ leg, placedAtMs }: { leg: BetLegView; placedAtMs: number }) {
	const t = useSportsTexts();
	const momentText = useMomentText();
	const priceText = useOddsText();
	const { outcome } = leg;
	return (
		<li className="border-t border-hairline px-4.5 py-2.5 wrap-break-word">
			<div className="flex gap-x-3">
				<span className="min-w-0 flex-1 font-medium">{selectionName(t, leg, leg.key)}</span>
				<bdi dir="ltr" className="font-semibold tabular">
					{priceText(leg.priceX10000)}
				</bdi>
			</div>
			<div className="flex flex-wrap gap-x-3">
				<span className="min-w-0 flex-[1_1_12rem] text-sm text-ink-muted">
					{marketName(t, leg)} · <bdi>{eventName(leg.participants, leg.competition)}</bdi>
				</span>
				<span className="ms-auto grid justify-items-end gap-1 text-end">
					<EventStatus event={leg} isAlone />
					{outcome && (
						<span className={`text-sm ${outcome.result === "won" ? "text-success-ink" : "text-ink-muted"}`}>
							{t(`bets.status.${outcome.result}`)}
						</span>
					)}
				</span>
			</div>
			{isLate(leg, placedAtMs) && <p className="text-sm text-ink-muted">{t("bets.late")}</p>}
			{leg.feedStopped && (
				<p className="text-sm text-warning-ink">
					{t("bets.feedStopped", { when: momentText(leg.feedStopped.voidAtMs, DATE_AND_TIME) })}
				</p>
			)}
		</li>
	);
}

/** Why a leg is void on a match that was played. */
const isLate = ({ startPrecision, startsAtMs, phase, outcome }: BetLegView, placedAtMs: number): boolean =>
	phase === "finished" && outcome?.result === "void" && startPrecision === "time" && placedAtMs >= startsAtMs;

function BetSum({ bet }: { bet: BetView }) {
	const t = useSportsTexts();
	const locale = useLocale();
	const priceText = useOddsText();
	const { currency, stakeMinor, priceX10000, potentialReturnMinor, payoutMinor, status, legs, isFree } = bet;
	const money = (minor: number): string => formatMoney(BigInt(minor), currency, locale);
	const facts = [
		[t(isFree ? "freeBet.label" : "bets.stake"), money(stakeMinor)],
		[t("bets.price"), priceText(priceX10000)],
		status === "open"
			? [isFree ? t("freeBet.pays") : t("slip.returns", { count: legs.length }), money(potentialReturnMinor)]
			: [t("bets.paid"), money(payoutMinor)],
	] as const;
	return (
		<dl className="flex flex-wrap gap-x-6 gap-y-2 border-t border-hairline px-4.5 py-3">
			{facts.map(([label, value]) => (
				<div key={label} className="last:ms-auto last:text-end">
					<dt className="text-sm text-ink-muted">{label}</dt>
					<dd className="font-semibold tabular">
						<bdi>{value}</bdi>
					</dd>
				</div>
			))}
		</dl>
	);
}
