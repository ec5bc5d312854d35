import { useEffect, useState } from "react";
import type { Keeper } from "./kept-wish.ts";

/** `isLost`: nobody knows yet what became of it. */
export type Asking<Wish> = { wish: Wish; isLost: boolean };

/** What the person asks for at present; first of all what was left without an answer when the page went. */
export function useAsking<Wish>(keeper: Keeper<Wish>) {
	const [asking, setAsking] = useState<Asking<Wish>>();
	useEffect(() => {
		const lost = keeper.read();
		if (lost) setAsking({ wish: lost, isLost: true });
	}, [keeper]);
	return {
		asking,
		ask: (wish: Wish) => setAsking({ wish, isLost: false }),
		drop: () => setAsking(undefined),
	};
}
