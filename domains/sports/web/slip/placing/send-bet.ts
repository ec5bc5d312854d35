import type { ReplyOf } from "@baize/kernel/call";
import { CallError, isUnknown, underOwnId } from "@baize/platform-web/reads";
import type { placeBet } from "../../../contract/calls.ts";
import type { BetView } from "../../../contract/schemas.ts";
import type { Slip } from "../slip-store.ts";
import type { BetBody } from "./bet-body.ts";

/** What is shown of a placed bet. A bet that was found only later has no balance after it. */
export type Placed = Pick<BetView, "betId" | "currency" | "stakeMinor" | "priceX10000" | "potentialReturnMinor"> & {
	cashAfterMinor?: number;
	/** The stake is a free bet. */
	isFree?: boolean;
};

/** The server, as far as placing a bet needs it. */
export type Counter = {
	newId(): string;
	place(body: BetBody): Promise<ReplyOf<typeof placeBet>>;
	read(betId: string): Promise<BetView>;
};

/** After these errors the id is used up: another try is another bet. After any other error it may be the same bet. */
const SPENT = new Set([
	"INSUFFICIENT_FUNDS",
	"IDEMPOTENCY_CONFLICT",
	"BET_ID_NOT_USABLE",
	"LIMIT_REACHED",
	"EXCLUDED",
	"TIMED_OUT",
	"REALITY_CHECK_DUE",
	"BONUS_STAKE_CEILING",
]);

/**
 * Sends one bet of the slip. A bet whose answer was lost is sent again unchanged, whatever the slip contains by now,
 * until its outcome is known. Accepted bets leave the slip; refused ones stay.
 */
export async function sendBet(
	slip: Slip,
	counter: Counter,
	name: string,
	request: Omit<BetBody, "betId">,
): Promise<Placed | CallError> {
	const before = slip.current().sent[name];
	const { betId: sentId, ...content } = before?.isOpen ? before.body : { ...request, betId: before?.body.betId };
	let body: BetBody | undefined;
	const send = underOwnId({ sentId, make: counter.newId, onSend: store }, () => counter.place(body!));

	function store(betId: string): void {
		body = { ...content, betId };
		slip.setSent(name, { body, isOpen: true });
	}

	function taken(placed: Placed): Placed {
		slip.setSent(name, undefined);
		slip.remove(content.legs.map((leg) => leg.selectionId));
		return content.freeBetId === undefined ? placed : { ...placed, isFree: true };
	}

	function refused(error: CallError): CallError {
		slip.setSent(name, SPENT.has(error.code) ? undefined : { body: body!, isOpen: false });
		return error;
	}

	try {
		const { receipt, ...reply } = await send();
		return taken({ ...reply, ...receipt });
	} catch (error) {
		if (!(error instanceof CallError)) throw error;
		if (isUnknown(error)) return error;
		if (!before || !mayStand(before.isOpen, error)) return refused(error);
		const found = await look(counter, before.body.betId);
		if (found === "unknown") return error;
		return found ? taken(found) : refused(error);
	}
}

/** A refusal made before the lookup says nothing about the first attempt. */
const mayStand = (wasOpen: boolean, { code }: CallError): boolean => wasOpen || code === "IDEMPOTENCY_CONFLICT";

async function look(counter: Counter, betId: string): Promise<Placed | "unknown" | undefined> {
	try {
		return await counter.read(betId);
	} catch (error) {
		if (!(error instanceof CallError)) throw error;
		return error.code === "BET_UNKNOWN" ? undefined : "unknown";
	}
}
