import { type ComponentType, createContext, use, useEffect, useState } from "react";
import type { Hover, ShownCard } from "./card/shown-card.ts";

/** What domains above draw on the card of a game. */
export type CardParts = {
	/** What changes by itself: its jackpot, its free spins. */
	Mark: ComponentType<{ gameId: string }>;
	/** What is shown over its picture under the pointer. */
	Hover: ComponentType<Pick<Hover, "media" | "details">>;
	/** What can be done with it: the heart, and both ways to play. */
	Tools: ComponentType<{ card: ShownCard }>;
};

/** Loads the parts. It must not change. */
export const CardPartsContext = createContext<(() => Promise<CardParts>) | null>(null);

/**
 * The parts, once the card has woken up and their script is there. Each card waits for it by itself: a change further up
 * would make React draw again what is still waiting for its scripts.
 */
function useParts(): CardParts | null {
	const load = use(CardPartsContext);
	const [parts, setParts] = useState<CardParts | null>(null);
	useEffect(() => {
		// Without its script the card stays without them.
		load?.().then(setParts, () => {});
	}, [load]);
	return parts;
}

export function LateMark({ gameId }: { gameId: string }) {
	const parts = useParts();
	return parts && <parts.Mark gameId={gameId} />;
}

export function LateHover(hover: Pick<Hover, "media" | "details">) {
	const parts = useParts();
	return parts && <parts.Hover {...hover} />;
}

export function LateTools({ card }: { card: ShownCard }) {
	const parts = useParts();
	return parts && <parts.Tools card={card} />;
}
