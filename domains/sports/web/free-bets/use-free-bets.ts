import { useViewer } from "@baize/platform-web/page";
import { usePolled } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { type FreeBetView, listFreeBets } from "../../contract/free-bets.ts";

const NONE: readonly FreeBetView[] = [];

/** The player's free bets, read again whenever `version` changes; none for a visitor. */
export function useFreeBets(version: unknown): readonly FreeBetView[] {
	const session = useViewer()?.handle;
	const { data, refresh } = usePolled(listFreeBets, session === undefined ? undefined : { params: { session } });
	const [seen, setSeen] = useState(version);
	useEffect(() => {
		if (seen === version) return;
		setSeen(version);
		refresh();
	}, [seen, version, refresh]);
	return session === undefined ? NONE : (data?.freeBets ?? NONE);
}

/** The free bets of the slip, and the one that its next bet is staked with. */
export type SlipFreeBets = {
	readonly all: readonly FreeBetView[];
	readonly chosenId: string;
	choose(freeBetId: string): void;
};

export function useSlipFreeBets(version: unknown): SlipFreeBets {
	const all = useFreeBets(version);
	const [chosenId, choose] = useState("");
	return { all, chosenId, choose };
}
