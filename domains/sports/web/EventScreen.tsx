import { pages } from "@baize/platform-paths";
import { Notice, PageHead, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { usePolled } from "@baize/platform-web/reads";
import { PlayWatch } from "@baize/safer-play/web";
import { readEvent } from "../contract/calls.ts";
import type { EventView, MarketView } from "../contract/schemas.ts";
import { BetRules } from "./BetRules.tsx";
import { DrawProof } from "./DrawProof.tsx";
import { longLabel, marketName, participantName, priceForScreenReader, selectionName } from "./names.ts";
import { useOddsText } from "./odds-style.ts";
import { PastPrice } from "./PastPrice.tsx";
import { PriceChoice } from "./PriceChoice.tsx";
import { Scoreboard } from "./Scoreboard.tsx";
import { SlipAside } from "./slip/SlipAside.tsx";
import { useSportsTexts } from "./texts.ts";
import { useLiveEvent } from "./use-live-events.ts";
import { DATE_AND_TIME, useMomentText } from "./use-moment-text.ts";
import { hasWon } from "./winner.ts";

export const loadEvent = async (context: PageContext, { params }: PageRequest) => ({
	event: await context.call(readEvent, { params: { eventId: params.eventId ?? "" } }),
});

/** One match: its state, and every market with its margin. */
export function EventScreen({ event: loaded }: Awaited<ReturnType<typeof loadEvent>>) {
	const t = useSportsTexts();
	const path = useSitePath();
	const { data = loaded, refresh } = usePolled(readEvent, { params: { eventId: loaded.eventId } }, loaded);
	const event = useLiveEvent(data.eventId === loaded.eventId ? data : loaded, refresh);
	const { participants, competition, competitionId } = event;
	const title = t("event.versus", {
		home: participantName(participants, "home"),
		away: participantName(participants, "away"),
	});
	return (
		<div className="mx-auto grid max-w-page grid-cols-1 gap-4 px-3.5 pt-4 pb-24 md:px-7 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:gap-7">
			<PageHead title={title} description={`${title}, ${competition}. ${t("page.description")}`} />
			<div className="grid min-w-0 grid-cols-1 content-start gap-4">
				<nav className="flex flex-wrap gap-x-2 text-sm text-ink-muted" aria-label={t("page.menu")}>
					<a className="flex min-h-11 items-center underline" href={path(pages.sports)}>
						{t("event.backTo")}
					</a>
					<span aria-hidden="true" className="flex min-h-11 items-center">
						/
					</span>
					<a className="flex min-h-11 items-center underline" href={path(pages.sports, { competition: competitionId })}>
						{competition}
					</a>
				</nav>
				<PlayWatch />
				<Scoreboard event={event} title={title} />
				{event.feedStopped ? (
					<FeedNotice feedStopped={event.feedStopped} />
				) : (
					isClosed(event) && event.phase !== "cancelled" && <Notice>{t("event.closed")}</Notice>
				)}
				<div className="grid grid-cols-1 gap-4 md:grid-cols-2">
					{event.markets.map((market) => (
						<MarketPanel key={market.marketId} event={event} market={market} />
					))}
				</div>
				<div>
					<DrawProof event={event} />
					<BetRules />
				</div>
			</div>
			<SlipAside />
		</div>
	);
}

/** Off sale because the feed has stopped: what happens to bets on the match, and when. */
function FeedNotice({ feedStopped: { voidAtMs } }: { feedStopped: NonNullable<EventView["feedStopped"]> }) {
	const t = useSportsTexts();
	const momentText = useMomentText();
	return (
		<Notice tone="warning" live>
			{t("event.feedStopped", { when: momentText(voidAtMs, DATE_AND_TIME) })}
		</Notice>
	);
}

const isClosed = ({ markets }: EventView): boolean =>
	markets.every(({ state }) => state === "closed" || state === "settled");

/** The margin is shown with the market that it applies to, before the player bets. */
function MarketPanel({ event: { participants, result }, market }: { event: EventView; market: MarketView }) {
	const t = useSportsTexts();
	const priceText = useOddsText();
	const named = { ...market, participants };
	const isOpen = market.state === "open";
	return (
		<Panel title={marketName(t, named)} className={market.kind === "match-result" ? "md:col-span-2" : ""}>
			<div className="flex flex-wrap gap-2">
				{market.selections.map(({ selectionId, key, priceX10000 }) => {
					const price = priceText(priceX10000);
					const look = {
						label: longLabel(t, named, key),
						stacked: true,
						className: "min-w-0 flex-[1_1_5rem] wrap-break-word",
					};
					return result ? (
						<PastPrice
							key={selectionId}
							{...look}
							price={price}
							name={t("selection.won", { name: selectionName(t, named, key), price })}
							hasWon={hasWon(market, key, result)}
						/>
					) : (
						<PriceChoice
							key={selectionId}
							{...look}
							{...{ selectionId, priceX10000, isOpen }}
							name={priceForScreenReader(t, named, key, price, isOpen)}
						/>
					);
				})}
			</div>
			<p className="mt-3 text-sm text-ink-muted">
				{market.state === "suspended"
					? t("event.suspended")
					: t("event.margin", { margin: Number(market.marginText), back: Number(market.returnText) })}
			</p>
		</Panel>
	);
}
