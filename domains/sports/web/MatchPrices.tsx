import { useStream } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import { pricesTopic } from "../contract/events.ts";
import type { EventView } from "../contract/schemas.ts";
import { spokenPrice } from "./names.ts";
import { useOddsText } from "./odds-style.ts";
import { PriceChoice } from "./PriceChoice.tsx";
import { type PriceNow, type PricesNow, readPrices } from "./read-prices.ts";
import { useSportsTexts } from "./texts.ts";

/** A match as another room's page knows it, with its prices as they were when the page was made. */
export type MatchOnPage = {
	eventId: string;
	home: string;
	away: string;
	prices: readonly (PriceNow & { selectionId: string; label: string })[];
};

/** The three prices of a match's result in the lobby: they follow the market and go to the slip at a press. */
export function MatchPrices({ fixture: { eventId, home, away, prices } }: { fixture: MatchOnPage }) {
	const t = useSportsTexts();
	const priceText = useOddsText();
	const told = useTold(
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
				const { priceX10000, isOpen } = told.get(selectionId) ?? whenMade;
				const key = selectionId.split("-").at(-1) ?? "";
				const name = spokenPrice(t, { kind: "match-result", participants }, key, priceText(priceX10000), isOpen);
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

/** What the house has told of the prices since the page was made, and what it says once it is heard again. */
function useTold(eventId: string, selectionIds: readonly string[]): PricesNow {
	const [told, setTold] = useState<PricesNow>(new Map());
	const hasBeenHeard = useRef(false);
	async function lookAgain(): Promise<void> {
		// The first time the page is as old as its way here.
		const read = hasBeenHeard.current ? await readPrices(selectionIds).catch(() => undefined) : undefined;
		hasBeenHeard.current = true;
		// What was told meanwhile is newer.
		if (read) setTold((now) => (now === told ? read : now));
	}
	const hear = (data: object): void => setTold(pricesIn((data as { event: EventView }).event));
	useStream(pricesTopic(eventId), "event", hear, () => void lookAgain());
	return told;
}

const pricesIn = ({ markets }: EventView): PricesNow =>
	new Map(
		markets.flatMap(({ state, selections }) =>
			selections.map(
				({ selectionId, priceX10000 }) => [selectionId, { priceX10000, isOpen: state === "open" }] as const,
			),
		),
	);
