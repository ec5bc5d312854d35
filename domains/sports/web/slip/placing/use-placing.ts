import { noteUse } from "@baize/analytics/web";
import { toWire } from "@baize/kernel/money";
import { usePageEnvironment } from "@baize/platform-web/page";
import { CallError, callApi, newOwnId } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { placeBet, readBet } from "../../../contract/calls.ts";
import type { AcceptPriceChanges } from "../../../contract/schemas.ts";
import type { SlipLine } from "../lines/lines.ts";
import { slip } from "../slip-store.ts";
import type { BetBody } from "./bet-body.ts";
import { type PlacingState, placing } from "./placing-store.ts";
import { sendBet } from "./send-bet.ts";
import { openBets, usePlacingState } from "./use-outcome.ts";

/** One bet of the slip; its name keeps its id until its answer is certain. */
export type BetToPlace = {
	name: string;
	stakeMinor: bigint;
	lines: readonly SlipLine[];
	/** The free bet that is the stake. */
	freeBetId?: string | undefined;
	accept: AcceptPriceChanges;
};

/** A bet by its name, as it is sent or was sent. */
type Sending = readonly [name: string, body: Omit<BetBody, "betId">];

export type Placing = PlacingState & {
	place(handle: string, bets: readonly BetToPlace[]): Promise<void>;
	/** Sends the bets whose answers were lost again, unchanged. */
	resend(handle: string): Promise<void>;
	reset(): void;
};

/**
 * Places the bets of the slip one after the other. Accepted bets leave the slip; refused ones stay, with the reason.
 */
export function usePlacing(onRefused: () => void, lines: readonly SlipLine[]): Placing {
	const { nowMs } = usePageEnvironment();
	const [serverAheadMs] = useState(() => nowMs - Date.now());
	const state = usePlacingState();
	const { errors } = state;
	useEffect(() => {
		if (Object.keys(errors).length > 0) onRefused();
	}, [errors, onRefused]);
	useLeave();

	async function send(session: string, doing: "placing" | "asking", bets: readonly Sending[]): Promise<void> {
		if (!placing.begin(doing)) return;
		const counter = {
			newId: () => newOwnId(Date.now() + serverAheadMs),
			place: (body: BetBody) => callApi(placeBet, { params: { session }, body }),
			read: (betId: string) => callApi(readBet, { params: { session, betId } }),
		};
		try {
			for (const [name, body] of bets) {
				const answer = await sendBet(slip, counter, name, body);
				if (answer instanceof CallError) {
					placing.refuse(name, answer);
					continue;
				}
				placing.place({ ...answer, selections: quotesOf(body.legs, lines) });
				noteUse("betPlaced", { legs: body.legs.length });
			}
		} finally {
			placing.end();
		}
	}

	return {
		place: (handle, bets) =>
			send(
				handle,
				"placing",
				bets.map((request) => [request.name, bodyOf(request)]),
			),
		resend: (handle) =>
			send(
				handle,
				"asking",
				openBets(slip.current().sent).map(([name, { body }]) => [name, body]),
			),
		...state,
		reset: placing.reset,
	};
}

/** Only a panel that was really shown counts as seen; React may also mount one tentatively. */
function useLeave(): void {
	useEffect(() => {
		let wasShown = false;
		const timer = setTimeout(() => {
			wasShown = true;
		});
		return () => {
			clearTimeout(timer);
			if (wasShown) placing.leave();
		};
	}, []);
}

const quotesOf = (legs: BetBody["legs"], lines: readonly SlipLine[]) =>
	legs.flatMap(({ selectionId }) => lines.find((line) => line.selectionId === selectionId)?.quote ?? []);

const bodyOf = ({ stakeMinor, lines, freeBetId, accept }: BetToPlace): Omit<BetBody, "betId"> => ({
	kind: lines.length === 1 ? "single" : "multiple",
	stakeMinor: toWire(stakeMinor),
	legs: lines.map(({ selectionId, priceX10000 }) => ({ selectionId, priceX10000 })),
	acceptPriceChanges: accept,
	...(freeBetId === undefined ? {} : { freeBetId }),
});
