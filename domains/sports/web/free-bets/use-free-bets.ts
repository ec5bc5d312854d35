import { useViewer } from "@baize/platform-web/page";
import { usePolled } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { type BonusStakes, type FreeBetView, listFreeBets } from "../../contract/free-bets.ts";

const NONE: Stakes = { all: [], bonus: null };

/** What a bet can be staked with beside cash: free bets, and the bonus in force. */
type Stakes = { readonly all: readonly FreeBetView[]; readonly bonus: BonusStakes | null };

/** The player's, read again whenever `version` changes; none for a visitor. */
export function useFreeBets(version: unknown): Stakes {
	const session = useViewer()?.handle;
	const { data, refresh } = usePolled(listFreeBets, session === undefined ? undefined : { params: { session } });
	const [seen, setSeen] = useState(version);
	useEffect(() => {
		if (seen === version) return;
		setSeen(version);
		refresh();
	}, [seen, version, refresh]);
	if (session === undefined || !data) return NONE;
	return { all: data.freeBets, bonus: data.bonus };
}

/** The free bets of the slip, and the one that its next bet is staked with. */
export type SlipFreeBets = Stakes & {
	readonly chosenId: string;
	choose(freeBetId: string): void;
};

export function useSlipFreeBets(version: unknown): SlipFreeBets {
	const stakes = useFreeBets(version);
	const [chosenId, choose] = useState("");
	return { ...stakes, chosenId, choose };
}
