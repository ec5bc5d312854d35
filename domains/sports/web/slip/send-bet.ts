import type { ReplyOf } from "@baize/kernel/call";
import { CallError, isUnknown, underOwnId } from "@baize/platform-web/reads";
import type { placeBet } from "../../contract/calls.ts";
import type { BetView } from "../../contract/schemas.ts";
import type { BetBody } from "./bet-body.ts";
import type { Slip } from "./slip-store.ts";

/** What is shown of a bet that was placed. One that was found only later does not tell the balance after it. */
export type Placed = Pick<BetView, "betId" | "currency" | "stakeMinor" | "priceX10000" | "potentialReturnMinor"> & {
	cashAfterMinor?: number;
};

/** The house, as far as a bet needs it. */
export type Counter = {
	newId(): string;
	place(body: BetBody): Promise<ReplyOf<typeof placeBet>>;
	read(betId: string): Promise<BetView>;
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

/**
 * Sends one bet of the slip. One whose answer was lost is sent again as it was, whatever the slip says by now, until it is
 * known what became of it. What is taken leaves the slip; what is refused stays.
 */
export async function sendBet(
	slip: Slip,
	counter: Counter,
	name: string,
	wish: Omit<BetBody, "betId">,
): Promise<Placed | CallError> {
	const before = slip.current().sent[name];
	const { betId: kept, ...content } = before?.isOpen ? before.body : { ...wish, betId: before?.body.betId };
	let body: BetBody | undefined;
	const ask = underOwnId({ kept, make: counter.newId, onSend: keep }, () => counter.place(body!));

	function keep(betId: string): void {
		body = { ...content, betId };
		slip.setSent(name, { body, isOpen: true });
	}

	function taken(placed: Placed): Placed {
		slip.setSent(name, undefined);
		slip.remove(content.legs.map((leg) => leg.selectionId));
		return placed;
	}

	function refused(error: CallError): CallError {
		slip.setSent(name, SPENT.has(error.code) ? undefined : { body: body!, isOpen: false });
		return error;
	}

	try {
		const { receipt, ...reply } = await ask();
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

/** What is refused before anybody looks for the bet says nothing of the first time that it was sent. */
const mayStand = (wasOpen: boolean, { code }: CallError): boolean => wasOpen || code === "IDEMPOTENCY_CONFLICT";

async function look(counter: Counter, betId: string): Promise<Placed | "unknown" | undefined> {
	try {
		return await counter.read(betId);
	} catch (error) {
		if (!(error instanceof CallError)) throw error;
		return error.code === "BET_UNKNOWN" ? undefined : "unknown";
	}
}
