import { useStream } from "@baize/platform-web/reads";
import { useState } from "react";
import { pricesTopic } from "../contract/events.ts";
import type { EventView } from "../contract/schemas.ts";
import { spokenPrice } from "./names.ts";
import { useOddsText } from "./odds-style.ts";
import { PriceChoice } from "./PriceChoice.tsx";
import { useSportsTexts } from "./texts.ts";

/** A match as another room's page knows it, with its prices as they were when the page was made. */
export type MatchOnPage = {
	eventId: string;
	home: string;
	away: string;
	prices: readonly (Now & { selectionId: string; label: string })[];
};

type Now = { priceX10000: number; isOpen: boolean };

/** The three prices of a match's result in the lobby: they follow the market and go to the slip at a press. */
export function MatchPrices({ fixture: { eventId, home, away, prices } }: { fixture: MatchOnPage }) {
	const t = useSportsTexts();
	const priceText = useOddsText();
	const [told, setTold] = useState<ReadonlyMap<string, Now>>(new Map());
	useStream(pricesTopic(eventId), "event", (data) => setTold(pricesIn((data as { event: EventView }).event)));
	const participants = [
		{ key: "home", name: home },
		{ key: "away", name: away },
	];
	return (
		<span className="flex gap-2">
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

const pricesIn = ({ markets }: EventView): Map<string, Now> =>
	new Map(
		markets.flatMap(({ state, selections }) =>
			selections.map(
				({ selectionId, priceX10000 }) => [selectionId, { priceX10000, isOpen: state === "open" }] as const,
			),
		),
	);
