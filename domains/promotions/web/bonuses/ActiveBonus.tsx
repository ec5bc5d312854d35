import { stakeUnitOf } from "@baize/games/stakes";
import { Badge, Button, Disclosure } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { useServerNow } from "@baize/platform-web/reads";
import { type ReactNode, useId } from "react";
import type { GrantView, WageringView } from "../../contract/views.ts";
import { fastestGame } from "../terms/counted-games.ts";
import { GameShares } from "../terms/GameShares.tsx";
import { TermLines } from "../terms/TermLines.tsx";
import { WholeTerms } from "../terms/WholeTerms.tsx";
import { useOfferTexts } from "../words/texts.ts";
import { useFormats } from "../words/use-formats.ts";
import { exampleStakeMinor, stakesLeft, timeLeft } from "./progress.ts";
import { WageringBar } from "./WageringBar.tsx";

type Progress = NonNullable<GrantView["progress"]>;
type Props = { grant: GrantView; onForfeit(): void; onWithdraw(): void };

/** The bonus in play: what is left of it and to wager, until when, and what a player may do with it. */
export function ActiveBonus({ grant, onForfeit, onWithdraw }: Props) {
	const t = useOfferTexts();
	const id = useId();
	const { terms, progress, untilMs } = grant;
	return (
		<section aria-labelledby={id} className="grid gap-4 rounded-panel border border-accent bg-surface-1 p-5">
			<header className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Badge tone="warning">{t("bonuses.states.active")}</Badge>
				<h2 id={id} className="min-w-0 flex-1 text-xl">
					{terms.title}
				</h2>
				{untilMs !== null && <TimeLeft untilMs={untilMs} />}
			</header>
			{progress && <Wagered grant={grant} progress={progress} />}
			<div className="flex flex-wrap gap-2.5">
				<Button look="secondary" icon="wallet" onClick={onWithdraw}>
					{t("active.withdraw")}
				</Button>
				<Button look="quiet" icon="x" onClick={onForfeit}>
					{t("active.forfeit")}
				</Button>
			</div>
			<div>
				{terms.wagering && (
					<Disclosure summary={t("active.shares")}>
						<GameShares {...terms.wagering} />
					</Disclosure>
				)}
				<Disclosure summary={t("active.terms")}>
					<TermLines terms={terms} />
					<WholeTerms terms={terms} />
				</Disclosure>
			</div>
		</section>
	);
}

const MINUTE_MS = 60_000;

function TimeLeft({ untilMs }: { untilMs: number }) {
	const t = useOfferTexts();
	const span = timeLeft(untilMs, useServerNow(MINUTE_MS));
	const text = span ? t("active.left", { span: t(`active.${span.unit}`, { count: span.count }) }) : t("active.over");
	return <span className="text-sm text-ink-muted">{text}</span>;
}

function Wagered({ grant, progress }: { grant: GrantView; progress: Progress }) {
	const t = useOfferTexts();
	const f = useFormats(grant.currency);
	const dateText = useDateText();
	const { bonusMinor, requiredMinor, wageredMinor, leftMinor, percent, openStakes } = progress;
	const { wagering } = grant.terms;
	const maxStakeMinor = wagering?.maxStakeMinor ?? null;
	return (
		<>
			<p className="flex flex-wrap items-baseline gap-x-2">
				<b className="display tabular text-3xl text-accent-ink">{f.money(bonusMinor)}</b>
				<span className="text-ink-muted">{t("active.of", { amount: f.money(grant.amountMinor ?? 0) })}</span>
			</p>
			<div className="grid gap-1.5">
				<WageringBar percent={percent} label={t("active.progress", { percent: f.percent(percent) })} />
				<p className="tabular flex flex-wrap justify-between gap-x-4">
					<span className="text-ink-muted">
						{t("active.wagered", { done: f.money(wageredMinor), all: f.money(requiredMinor) })}
					</span>
					<b className="font-semibold">{f.percent(percent)}</b>
				</p>
			</div>
			<dl className="grid gap-2 sm:grid-cols-3">
				<Fact name={t("active.toPlay")} value={f.money(leftMinor)}>
					<StakesLeft wagering={wagering} currency={grant.currency} leftMinor={leftMinor} />
				</Fact>
				<Fact name={t("active.most")} value={maxStakeMinor === null ? t("active.mostNone") : f.money(maxStakeMinor)}>
					{maxStakeMinor !== null && t("active.mostText")}
				</Fact>
				{grant.untilMs !== null && (
					<Fact name={t("active.ends")} value={dateText(grant.untilMs, DAY)}>
						{dateText(grant.untilMs, CLOCK)}
					</Fact>
				)}
			</dl>
			{wagering && (
				<p className="text-sm text-ink-muted">
					{t(`lines.funds.${wagering.fundsOrder}`)} {wagering.counts === "bonus" && t("lines.funds.counts")}
				</p>
			)}
			{openStakes > 0 && <p className="text-sm text-ink-muted">{t("active.open", { count: openStakes })}</p>}
		</>
	);
}

const DAY: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short" };
const CLOCK: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
/** About one unit of money. */
const EXAMPLE_UNITS = 100;

type LeftProps = { wagering: WageringView | null; currency: string; leftMinor: number };

/** What is left in stakes of about one unit of money, on the games that count most. */
function StakesLeft({ wagering, currency, leftMinor }: LeftProps) {
	const t = useOfferTexts();
	const f = useFormats(currency);
	const game = wagering && fastestGame(wagering.contributions);
	if (!wagering || !game) return null;
	const stakeMinor = exampleStakeMinor(EXAMPLE_UNITS * stakeUnitOf(currency), wagering.maxStakeMinor);
	const count = stakesLeft(leftMinor, stakeMinor, game.percent);
	if (count === undefined) return null;
	return t("active.stakes", { count, stake: f.money(stakeMinor), game: t(`classes.${game.gameClass}`) });
}

const Fact = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
	<div className="rounded-control bg-surface-2 px-3 py-2">
		<dt className="text-sm text-ink-muted">{name}</dt>
		<dd className="tabular font-semibold">{value}</dd>
		{children && <dd className="text-sm text-ink-muted">{children}</dd>}
	</div>
);
