import type { Id } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { KnownWhys } from "@baize/wallet/contract";
import { type PayoutFacts, WITHDRAWAL_ACTIONS, withdrawalLimits, withdrawalWhys } from "../../contract/index.ts";
import { documentVerdict } from "../check-documents.ts";
import type { CashierDeps } from "../deps.ts";
import { decideHold } from "../holds/hold-rules.ts";
import { nextState } from "../rules.ts";
import type { WithdrawalRow } from "../tables.ts";
import type { Measured } from "../withdrawals/promises/judge-times.ts";
import { readTimes } from "../withdrawals/promises/times-store.ts";
import { isOffered } from "./read-methods.ts";
import { withdrawalsOf } from "./read-store.ts";
import { dueMs, holdView } from "./views.ts";

/** The newest; a player has seldom more than one. */
const MAX_EXPLAINED = 20;
/** So old that the destination itself is no cause of a hold: a player may be paid to one that is known. */
const KNOWN_DESTINATION = new Date(0);

/** What the cashier knows of why a player's money has not been paid out, or cannot be. */
export async function readPayoutWhys(deps: CashierDeps, playerId: Id, currency: string): Promise<KnownWhys> {
	const { reader } = deps.database;
	const now = deps.now();
	const [document, changes, frozen, withdrawableMinor, found, mayCancel, times] = await Promise.all([
		documentVerdict(deps, reader, playerId, "withdrawal"),
		deps.securityChanges(reader, playerId),
		deps.payoutFreezes.among(reader, [playerId]),
		deps.wallet.withdrawable(playerId, currency),
		withdrawalsOf(reader, playerId, { isOpen: true, before: undefined, limit: MAX_EXPLAINED }),
		deps.mayCancelWithdrawal({ playerId }),
		readTimes(reader),
	]);
	const limits = withdrawalLimits(currency);
	const hold = decideHold({ destinationSince: KNOWN_DESTINATION, changes }, now);
	return withdrawalWhys({
		isOpen: isOffered(deps, "withdrawal") && limits !== undefined,
		isFrozen: frozen.has(playerId),
		document,
		...(hold ? { hold: { untilMs: hold.until.getTime(), reasons: hold.causes } } : {}),
		withdrawableMinor: toWire(withdrawableMinor),
		minMinor: limits && toWire(limits.minMinor),
		open: found
			.filter((row) => row.currency === currency)
			.map((row) => openFacts(row, { now, frozen, mayCancel, times })),
	});
}

type Known = { now: Date; frozen: ReadonlySet<Id>; mayCancel: boolean; times: readonly Measured[] };

function openFacts(row: WithdrawalRow, { now, frozen, mayCancel, times }: Known): PayoutFacts["open"][number] {
	const hold = holdView(row, now, frozen);
	const nextStepByMs = dueMs(row, hold, times);
	return {
		amountMinor: toWire(row.amount),
		createdAtMs: row.created_at.getTime(),
		...(nextStepByMs === undefined ? {} : { nextStepByMs }),
		...(hold ? { hold } : {}),
		canCancel: mayCancel && nextState(WITHDRAWAL_ACTIONS.cancel, row.state) !== undefined,
	};
}
