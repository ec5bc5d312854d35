import { pages } from "@baize/platform-paths";
import { Badge } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { EventRow } from "../contract/schemas.ts";
import { EventStatus } from "./EventStatus.tsx";
import { participantName, priceForScreenReader, selectionName, shortLabel } from "./names.ts";
import { useOddsText } from "./odds-style.ts";
import { PastPrice } from "./PastPrice.tsx";
import { PriceChoice } from "./PriceChoice.tsx";
import { useSportsTexts } from "./texts.ts";
import { hasWon } from "./winner.ts";

export type EventRowsProps = {
	events: readonly EventRow[];
	/** Whether the page already names the competition of these matches. */
	hasOneCompetition: boolean;
};

/** A list of matches: time or state, teams, the prices of the result, and the link to all markets. */
export function EventRows({ events, hasOneCompetition }: EventRowsProps) {
	return (
		<ul className="overflow-clip rounded-panel border border-hairline bg-surface-1">
			{events.map((event) => (
				<EventRowItem key={event.eventId} event={event} hasOneCompetition={hasOneCompetition} />
			))}
		</ul>
	);
}

const ROW = "border-hairline px-3.5 py-3 not-last:border-b md:px-4.5";
const PRICED = "grid grid-cols-1 gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-4";
// A short label fits beside the names on a phone, too, unless the text is enlarged.
const LABELLED = "flex flex-wrap items-center gap-x-4 gap-y-2.5";

/** Prices that can be taken or will come back, what won, or only that betting is closed. */
function shownOf({ mainMarket, result }: EventRow): "prices" | "outcome" | "label" {
	if (mainMarket?.state === "open" || mainMarket?.state === "suspended") return "prices";
	return result && "home" in result ? "outcome" : "label";
}

function EventRowItem({ event, hasOneCompetition }: { event: EventRow; hasOneCompetition: boolean }) {
	const t = useSportsTexts();
	const path = useSitePath();
	const { participants, competition, marketCount } = event;
	const shown = shownOf(event);
	const [home, away] = [participantName(participants, "home"), participantName(participants, "away")];
	const href = path(pages.sportsEvent, { eventId: event.eventId });
	return (
		<li className={`${ROW} ${shown === "label" ? LABELLED : PRICED}`}>
			<a href={href} className="flex min-h-11 min-w-0 flex-[1_1_14rem] flex-wrap items-center gap-x-3 gap-y-1">
				<span className="grid w-21 justify-items-start gap-1">
					<EventStatus event={event} />
					{!hasOneCompetition && (
						<span className="text-xs text-ink-muted">
							<bdi>{competition}</bdi>
						</span>
					)}
				</span>
				<span className="grid min-w-0 flex-[1_1_8rem] gap-1 font-medium wrap-break-word">
					<span>
						<bdi>{home}</bdi>
					</span>
					<span>
						<bdi>{away}</bdi>
					</span>
				</span>
			</a>
			<span className="flex flex-wrap gap-2">
				{shown === "prices" && <MainPrices event={event} />}
				{shown === "outcome" && <MainOutcome event={event} />}
				{shown === "label" && <ClosedLabel event={event} />}
				{shown === "prices" && marketCount > 1 && (
					<a
						href={href}
						className="hit grid place-items-center rounded-control px-1 text-sm text-ink-muted tabular hover:bg-surface-2"
						title={t("event.moreMarkets", { count: marketCount - 1 })}
					>
						<span className="sr-only">{t("event.allMarkets", { count: marketCount, home, away })}</span>
						<span aria-hidden="true" dir="ltr">
							+{marketCount - 1}
						</span>
					</a>
				)}
			</span>
		</li>
	);
}

function MainPrices({ event: { mainMarket, participants } }: { event: EventRow }) {
	const t = useSportsTexts();
	const priceText = useOddsText();
	if (!mainMarket) return null;
	const isOpen = mainMarket.state === "open";
	return mainMarket.selections.map(({ selectionId, key, priceX10000 }) => (
		<PriceChoice
			key={selectionId}
			selectionId={selectionId}
			priceX10000={priceX10000}
			isOpen={isOpen}
			label={shortLabel(key)}
			name={priceForScreenReader(t, { ...mainMarket, participants }, key, priceText(priceX10000), isOpen)}
			className="grow sm:w-20"
		/>
	));
}

function MainOutcome({ event: { mainMarket, participants, result } }: { event: EventRow }) {
	const t = useSportsTexts();
	const priceText = useOddsText();
	return mainMarket?.selections.map(({ selectionId, key, priceX10000 }) => {
		const price = priceText(priceX10000);
		const name = selectionName(t, { ...mainMarket, participants }, key);
		return (
			<PastPrice
				key={selectionId}
				label={shortLabel(key)}
				price={price}
				name={t("selection.won", { name, price })}
				hasWon={hasWon(mainMarket, key, result)}
				className="grow sm:w-20"
			/>
		);
	});
}

/**
 * The end of a match that was called off, or that one is in play without a known score, is shown beside its names
 * already.
 */
function ClosedLabel({ event: { phase, live } }: { event: EventRow }) {
	const t = useSportsTexts();
	if (phase === "cancelled" || phase === "abandoned") return null;
	return <Badge>{phase === "live" && live ? t("event.liveNow") : t("event.closedMark")}</Badge>;
}
