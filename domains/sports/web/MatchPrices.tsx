import { useStream } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import { pricesTopic } from "../contract/events.ts";
import type { EventView } from "../contract/schemas.ts";
import { priceForScreenReader } from "./names.ts";
import { useOddsText } from "./odds-style.ts";
import { PriceChoice } from "./PriceChoice.tsx";
import { type PriceNow, type PricesNow, readPrices } from "./read-prices.ts";
import { useSportsTexts } from "./texts.ts";

/** A match as another domain's page has it, with its prices from when the page was made. */
export type MatchOnPage = {
	eventId: string;
	home: string;
	away: string;
	prices: readonly (PriceNow & { selectionId: string; label: string })[];
};

/** The three prices of a match's result in the lobby: they follow the market, and a press puts one on the slip. */
export function MatchPrices({ fixture: { eventId, home, away, prices } }: { fixture: MatchOnPage }) {
	const t = useSportsTexts();
	const priceText = useOddsText();
	const latest = useLatestPrices(
		eventId,
		prices.map((price) => price.selectionId),
	);
	const participants = [
		{ key: "home", name: home },
		{ key: "away", name: away },
	];
	return (
		<span className="flex flex-wrap gap-2">
			{prices.map(({ selectionId, label, ...whenMade }) => {
				const { priceX10000, isOpen } = latest.get(selectionId) ?? whenMade;
				const key = selectionId.split("-").at(-1) ?? "";
				const name = priceForScreenReader(
					t,
					{ kind: "match-result", participants },
					key,
					priceText(priceX10000),
					isOpen,
				);
				return (
					<PriceChoice
						key={selectionId}
						{...{ selectionId, priceX10000, isOpen, label, name }}
						className="grow md:w-21"
					/>
				);
			})}
		</span>
	);
}

/** The prices published since the page was made, and those read after a reconnect. */
function useLatestPrices(eventId: string, selectionIds: readonly string[]): PricesNow {
	const [latest, setLatest] = useState<PricesNow>(new Map());
	const wasConnected = useRef(false);
	async function lookAgain(): Promise<void> {
		// On the first connection the page is as new as an answer would be.
		const read = wasConnected.current ? await readPrices(selectionIds).catch(() => undefined) : undefined;
		wasConnected.current = true;
		// A message that arrived in the meantime is newer.
		if (read) setLatest((now) => (now === latest ? read : now));
	}
	const apply = (data: object): void => setLatest(pricesIn((data as { event: EventView }).event));
	useStream(pricesTopic(eventId), "event", apply, () => void lookAgain());
	return latest;
}

const pricesIn = ({ markets }: EventView): PricesNow =>
	new Map(
		markets.flatMap(({ state, selections }) =>
			selections.map(
				({ selectionId, priceX10000 }) => [selectionId, { priceX10000, isOpen: state === "open" }] as const,
			),
		),
	);
