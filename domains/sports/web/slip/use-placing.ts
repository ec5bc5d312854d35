import { toWire } from "@baize/kernel/money";
import { usePageHouse } from "@baize/platform-web/house";
import { CallError, callHouse, newOwnId } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import { placeBet, readBet } from "../../contract/calls.ts";
import type { AcceptPriceChanges } from "../../contract/schemas.ts";
import type { BetBody } from "./bet-body.ts";
import type { SlipLine } from "./lines.ts";
import { type Placed, sendBet } from "./send-bet.ts";
import { type SentBet, slip } from "./slip-store.ts";

/** One bet of the slip; its name keeps its id until its answer is certain. */
export type PlaceWish = { name: string; stakeMinor: bigint; lines: readonly SlipLine[]; accept: AcceptPriceChanges };

/** A bet by its name, as it is sent or was sent. */
type Sending = readonly [name: string, body: Omit<BetBody, "betId">];

export type Placing = {
	place(handle: string, wishes: readonly PlaceWish[]): Promise<void>;
	/** Asks for the bets whose answers were lost, as they were sent. */
	askAgain(handle: string): Promise<void>;
	doing: "placing" | "asking" | undefined;
	placed: readonly Placed[];
	/** What was refused, by the name of the bet. */
	errors: Readonly<Record<string, CallError>>;
	reset(): void;
};

/** Of these nobody has told yet what became of them. */
export const openBets = (sent: Readonly<Record<string, SentBet>>): [name: string, bet: SentBet][] =>
	Object.entries(sent).filter(([, { isOpen }]) => isOpen);

/** Places the bets of the slip one after the other. What is taken leaves the slip; what is refused stays, with the reason. */
export function usePlacing(onRefused: () => void): Placing {
	const { nowMs } = usePageHouse();
	const [serverAheadMs] = useState(() => nowMs - Date.now());
	const [doing, setDoing] = useState<Placing["doing"]>();
	const [placed, setPlaced] = useState<readonly Placed[]>([]);
	const [errors, setErrors] = useState<Record<string, CallError>>({});
	const underWay = useRef(false);

	async function send(session: string, what: Placing["doing"], bets: readonly Sending[]): Promise<void> {
		if (underWay.current) return;
		underWay.current = true;
		setDoing(what);
		setErrors({});
		const counter = {
			newId: () => newOwnId(Date.now() + serverAheadMs),
			place: (body: BetBody) => callHouse(placeBet, { params: { session }, body }),
			read: (betId: string) => callHouse(readBet, { params: { session, betId } }),
		};
		try {
			for (const [name, body] of bets) {
				const answer = await sendBet(slip, counter, name, body);
				if (answer instanceof CallError) setErrors((before) => ({ ...before, [name]: answer }));
				else setPlaced((before) => [...before, answer]);
				if (answer instanceof CallError) onRefused();
			}
		} finally {
			underWay.current = false;
			setDoing(undefined);
		}
	}

	return {
		place: (handle, wishes) =>
			send(
				handle,
				"placing",
				wishes.map((wish) => [wish.name, bodyOf(wish)]),
			),
		askAgain: (handle) =>
			send(
				handle,
				"asking",
				openBets(slip.current().sent).map(([name, { body }]) => [name, body]),
			),
		doing,
		placed,
		errors,
		reset: () => setPlaced([]),
	};
}

const bodyOf = ({ stakeMinor, lines, accept }: PlaceWish): Omit<BetBody, "betId"> => ({
	kind: lines.length === 1 ? "single" : "multiple",
	stakeMinor: toWire(stakeMinor),
	legs: lines.map(({ selectionId, priceX10000 }) => ({ selectionId, priceX10000 })),
	acceptPriceChanges: accept,
});
