import { type ComponentType, createContext, use, useEffect, useState } from "react";

type GameMark = ComponentType<{ gameId: string }>;

/** Loads what draws a mark on the card of a game, from a domain above: its jackpot. It must not change. */
export const GameMarkContext = createContext<(() => Promise<GameMark>) | null>(null);

/**
 * The mark, once the card has woken up and the mark's script is there. Each card waits for it by itself: a change further
 * up would make React draw again what is still waiting for its scripts.
 */
export function LateMark({ gameId }: { gameId: string }) {
	const load = use(GameMarkContext);
	const [Mark, setMark] = useState<GameMark | null>(null);
	useEffect(() => {
		// Without its script the card stays without the mark.
		load?.().then(
			(loaded) => setMark(() => loaded),
			() => {},
		);
	}, [load]);
	return Mark && <Mark gameId={gameId} />;
}
