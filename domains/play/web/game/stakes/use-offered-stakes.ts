import { callApi, useStream } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { TITLES_CHANGED, TITLES_TOPIC } from "../../../contract/closed-titles.ts";
import { type OfferedStakes, readTitleStakes } from "../../../contract/index.ts";

/** What operators offer of a title, as the page has read it; null where the title's own limits are in force. */
export type Offered = OfferedStakes | null;

type Refused = { kind: string; error?: { code: string } } | undefined;

/** The same while the page is open: read again when an operator has changed it, and after a stake was refused for it. */
export function useOfferedStakes(gameId: string, first: Offered, problem: Refused): Offered {
	const [offered, setOffered] = useState(first);
	const read = (): void =>
		void callApi(readTitleStakes, { params: { game: gameId } }).then(
			({ ladder }) => setOffered((known) => (JSON.stringify(known) === JSON.stringify(ladder) ? known : ladder)),
			() => {},
		);
	useStream(TITLES_TOPIC, TITLES_CHANGED, ({ what }) => what === "stakes" && read(), read);
	const isRefused = problem?.error?.code === "STAKE_NOT_OFFERED";
	useEffect(() => {
		if (isRefused) read();
	}, [isRefused]);
	return offered;
}

/** Of these stakes, from the lowest, the one that stands in for another: itself, or the next lower one. */
export const nearestStake = (stakes: readonly number[], stake: number): number =>
	stakes.findLast((each) => each <= stake) ?? stakes[0] ?? stake;
