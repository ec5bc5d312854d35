import { useState } from "react";
import type { PlayableGrant } from "../contract/index.ts";
import { usePlayableSpins } from "./use-playable-spins.ts";

/** What was used and paid on this page since the player turned the spins on. */
export type SpinsSum = { used: number; paidMinor: number; as: "cash" | "bonus" };

export type SpinsInGame = {
	/** The grant whose spin is used next: of several the one that ends first. */
	grant: PlayableGrant | undefined;
	/** Of all grants for this game. */
	left: number;
	/** Whether the next round is a free spin. */
	isOn: boolean;
	sum: SpinsSum | undefined;
	/** The last win, where the terms paid less of it. */
	cappedMinor: number | undefined;
	turn(isOn: boolean): void;
	/** A round was shown to its end. */
	played(promotion: { grantId: string; as: "cash" | "bonus"; paidMinor: number } | undefined, winMinor: number): void;
	refresh(): void;
};

type Options = { session: string | undefined; gameId: string; first: readonly PlayableGrant[]; isIdle: boolean };

/** The spins of a game page. What is shown of them changes between two rounds only, so no result is shown before its reels. */
export function useSpins({ session, gameId, first, isIdle }: Options): SpinsInGame {
	const { grants, refresh, answer } = usePlayableSpins(session, gameId, first);
	const [isWanted, setWanted] = useState(false);
	const [sum, setSum] = useState<SpinsSum>();
	const [cappedMinor, setCapped] = useState<number>();
	const [counted, setCounted] = useState<{ of: unknown; grantIds: readonly string[] }>({ of: undefined, grantIds: [] });
	const [shown, setShown] = useState<readonly PlayableGrant[]>(first);
	// Used since the last answer, which a next one has in it.
	const usedSince = counted.of === answer ? counted.grantIds : [];
	const usable = grants
		.map((grant) => ({ ...grant, left: grant.left - usedSince.filter((id) => id === grant.grantId).length }))
		.filter(({ left }) => left > 0);
	if (isIdle && keyOf(usable) !== keyOf(shown)) setShown(usable);
	const grant = shown[0];
	// Spins that are granted later are not used before the player says so again.
	if (isWanted && !grant) setWanted(false);

	return {
		grant,
		left: shown.reduce((all, each) => all + each.left, 0),
		isOn: isWanted && grant !== undefined,
		sum,
		cappedMinor,
		turn(isOn) {
			setWanted(isOn);
			setSum(undefined);
			setCapped(undefined);
		},
		played(promotion, winMinor) {
			setCapped(promotion && promotion.paidMinor < winMinor ? promotion.paidMinor : undefined);
			if (!promotion) return;
			const { grantId, as, paidMinor } = promotion;
			setCounted({ of: answer, grantIds: [...usedSince, grantId] });
			setSum((before) => ({ used: (before?.used ?? 0) + 1, paidMinor: (before?.paidMinor ?? 0) + paidMinor, as }));
		},
		refresh,
	};
}

const keyOf = (grants: readonly PlayableGrant[]): string =>
	grants.map(({ grantId, left }) => `${grantId} ${left}`).join();
