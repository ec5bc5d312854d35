import type { BodyOf, ReplyOf } from "@baize/kernel/call";
import { toWire } from "@baize/kernel/money";
import { usePageHouse } from "@baize/platform-web/house";
import { CallError, callHouse, newOwnId, underOwnId } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import { placeBet } from "../../contract/calls.ts";
import type { AcceptPriceChanges } from "../../contract/schemas.ts";
import type { SlipLine } from "./lines.ts";
import { slip } from "./slip-store.ts";

export type Placed = ReplyOf<typeof placeBet>;

/** One bet of the slip; its name keeps its id until its answer is certain. */
export type PlaceWish = { name: string; stakeMinor: bigint; lines: readonly SlipLine[]; accept: AcceptPriceChanges };

export type Placing = {
	place(handle: string, wishes: readonly PlaceWish[]): Promise<void>;
	pending: boolean;
	placed: readonly Placed[];
	/** What was refused, by the name of the bet. */
	errors: Readonly<Record<string, CallError>>;
	reset(): void;
};

/** After these the id is spent: another try is another bet. After anything else it may be the same one. */
const SPENT = new Set([
	"INSUFFICIENT_FUNDS",
	"IDEMPOTENCY_CONFLICT",
	"BET_ID_NOT_USABLE",
	"LIMIT_REACHED",
	"EXCLUDED",
	"TIMED_OUT",
	"REALITY_CHECK_DUE",
]);

/** Places the bets of the slip one after the other. What is taken leaves the slip; what is refused stays, with the reason. */
export function usePlacing(onRefused: () => void): Placing {
	const { nowMs } = usePageHouse();
	const [serverAheadMs] = useState(() => nowMs - Date.now());
	const [pending, setPending] = useState(false);
	const [placed, setPlaced] = useState<readonly Placed[]>([]);
	const [errors, setErrors] = useState<Record<string, CallError>>({});
	const underWay = useRef(false);

	async function placeOne(handle: string, wish: PlaceWish): Promise<Placed | CallError> {
		const ask = underOwnId(
			{
				kept: slip.current().betIds[wish.name],
				make: () => newOwnId(Date.now() + serverAheadMs),
				onSend: (betId) => slip.setBetId(wish.name, betId),
			},
			(betId) => callHouse(placeBet, { params: { session: handle }, body: bodyOf(betId, wish) }),
		);
		try {
			const reply = await ask();
			slip.setBetId(wish.name, undefined);
			slip.remove(wish.lines.map((line) => line.selectionId));
			return reply;
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			if (SPENT.has(error.code)) slip.setBetId(wish.name, undefined);
			return error;
		}
	}

	async function place(handle: string, wishes: readonly PlaceWish[]): Promise<void> {
		if (underWay.current) return;
		underWay.current = true;
		setPending(true);
		setErrors({});
		try {
			for (const wish of wishes) {
				const answer = await placeOne(handle, wish);
				if (answer instanceof CallError) setErrors((before) => ({ ...before, [wish.name]: answer }));
				else setPlaced((before) => [...before, answer]);
				if (answer instanceof CallError) onRefused();
			}
		} finally {
			underWay.current = false;
			setPending(false);
		}
	}

	return { place, pending, placed, errors, reset: () => setPlaced([]) };
}

const bodyOf = (betId: string, { stakeMinor, lines, accept }: PlaceWish): BodyOf<typeof placeBet> => ({
	betId,
	kind: lines.length === 1 ? "single" : "multiple",
	stakeMinor: toWire(stakeMinor),
	legs: lines.map(({ selectionId, priceX10000 }) => ({ selectionId, priceX10000 })),
	acceptPriceChanges: accept,
});
