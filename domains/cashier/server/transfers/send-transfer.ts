import { createHmac } from "node:crypto";
import { check } from "@baize/kernel/check";
import { bucketOf, type Id } from "@baize/kernel/id";
import { fromWire, toWire } from "@baize/kernel/money";
import type { Handler, Secrets, Tx } from "@baize/platform-server";
import {
	maskedName,
	plainAddress,
	playerDestination,
	type sendTransfer,
	TRANSFER_HOLD_HOURS,
	TRANSFER_WAIT_MS,
} from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { isFrozen, refuseWhileFrozen } from "../holds/freezes.ts";
import { decideHold, type Hold } from "../holds/hold-rules.ts";
import { refuse } from "../refuse.ts";
import { insertStep } from "../store.ts";
import type { TransferRow } from "../tables.ts";
import { checkProof } from "../withdrawals/check-proof.ts";
import { checkSender } from "./check-sender.ts";
import { findReceiver } from "./find-receiver.ts";
import { announceTransfer, paymentOf, refuseTransfer } from "./move-transfer.ts";
import type { FoundPlayer } from "./ports.ts";
import {
	firstSentTo,
	insertArrival,
	insertTransfer,
	REFUSED_FUNDS,
	REFUSED_RECEIVER,
	transferByRequestId,
	updateTransfer,
} from "./store.ts";
import { showTransfer } from "./views.ts";

type Sending = { playerId: Id; currency: string; address: string; amountMinor: bigint; requestId: string };

/**
 * The money leaves the sender's cash in the transaction that writes the transfer. Who the receiver is comes last, after
 * the proof: so an address alone does not reveal whether it belongs to a player. A refusal is recorded, too.
 */
export const sendingTransfer =
	(deps: CashierDeps): Handler<typeof sendTransfer> =>
	async ({ body, headers }, { session }) => {
		const { playerId, currency } = session;
		const { reader } = deps.database;
		const { requestId } = body;
		const amountMinor = fromWire(body.amountMinor);
		const sending = { playerId, currency, address: plainAddress(body.to), amountMinor, requestId };
		if (!(await transferByRequestId(reader, playerId, requestId))) {
			if (await isFrozen(deps, reader, playerId)) throw refuse("PAYOUTS_FROZEN");
			await checkSender(deps, reader, sending);
			const destination = playerDestination(body.to);
			await checkProof(deps, session, { amountMinor, currency, destination, requestId }, headers);
		}
		const row = await deps.database.transaction((tx) => record(deps, tx, sending));
		if (row.state !== "refused") return showTransfer(deps, row, playerId);
		if (row.reason === REFUSED_RECEIVER) throw refuseTransfer("TRANSFER_RECEIVER");
		const withdrawable = await deps.wallet.withdrawable(playerId, currency);
		throw refuse("INSUFFICIENT_FUNDS", { withdrawableMinor: toWire(withdrawable), currency });
	};

async function record(deps: CashierDeps, tx: Tx, sending: Sending): Promise<TransferRow> {
	const { playerId, requestId } = sending;
	// One after the other for each sender: together they cannot exceed the limits of a day.
	await deps.transfers.lockPlayer(tx, playerId);
	const before = await transferByRequestId(tx, playerId, requestId);
	if (before) return sameAsBefore(deps, before, sending);
	if (!deps.isOpen("withdrawal")) throw refuse("CASHIER_CLOSED", { kind: "withdrawal" });
	await refuseWhileFrozen(deps, tx, playerId);
	await checkSender(deps, tx, sending);
	const receiver = await findReceiver(deps, tx, sending, sending.address);
	const row = await newTransfer(deps, tx, sending, receiver);
	check(await insertTransfer(tx, row), "the sender is locked, so no other request has the same id");
	return receiver ? takeMoney(deps, tx, row, receiver) : row;
}

async function takeMoney(deps: CashierDeps, tx: Tx, row: TransferRow, receiver: FoundPlayer): Promise<TransferRow> {
	const answer = await deps.wallet.sendTransfer(tx, paymentOf(row));
	check(answer.status !== "conflict", "a new transfer's id is its own");
	if (answer.status !== "done") {
		const change = { state: "refused", changed_at: row.created_at, reason: REFUSED_FUNDS } as const;
		await updateTransfer(tx, row, change);
		return { ...row, ...change };
	}
	const at = row.created_at;
	await insertArrival(tx, row, receiver.playerId);
	await insertStep(tx, row, { state: "waiting", at, by: "player", reason: null });
	if (row.held_until) await insertStep(tx, row, { state: "held", at, by: "site", reason: null });
	await announceTransfer(deps, tx, row);
	return row;
}

function sameAsBefore(deps: CashierDeps, row: TransferRow, { playerId, address, amountMinor }: Sending): TransferRow {
	const isSame = row.amount === amountMinor && row.address_hash.equals(addressHash(deps, playerId, address));
	if (!isSame) throw refuse("IDEMPOTENCY_CONFLICT");
	return row;
}

/** As for a withdrawal: a new receiver and a change of the sender's security hold it back for a while. */
async function holdOf(deps: CashierDeps, tx: Tx, playerId: Id, receiver: FoundPlayer): Promise<Hold | undefined> {
	const destinationSince = await firstSentTo(tx, playerId, receiver.playerId);
	const changes = await deps.securityChanges(tx, playerId);
	return decideHold({ destinationSince, changes }, deps.now(), TRANSFER_HOLD_HOURS);
}

async function newTransfer(
	deps: CashierDeps,
	tx: Tx,
	{ playerId, currency, address, amountMinor, requestId }: Sending,
	receiver: FoundPlayer | undefined,
): Promise<TransferRow> {
	const at = deps.now();
	const sender = await deps.players.readPlayer(tx, playerId);
	const hold = receiver && (await holdOf(deps, tx, playerId, receiver));
	return {
		bucket: bucketOf(playerId),
		id: deps.ids(),
		player_id: playerId,
		receiver_id: receiver?.playerId ?? null,
		request_id: requestId,
		address_hash: addressHash(deps, playerId, address),
		sender_label: maskedName(sender?.displayName ?? ""),
		receiver_label: maskedName(receiver?.displayName ?? ""),
		currency,
		amount: amountMinor,
		state: receiver ? "waiting" : "refused",
		ending: null,
		reason: receiver ? null : REFUSED_RECEIVER,
		arrival_id: deps.ids(),
		held_until: hold?.until ?? null,
		hold_causes: hold?.causes ?? [],
		created_at: at,
		changed_at: at,
		// What cannot be taken yet does not run out.
		expires_at: new Date((hold?.until ?? at).getTime() + TRANSFER_WAIT_MS),
	};
}

/** Recognises a repeated request. With the sender in it, equal addresses of two senders cannot be seen to be equal. */
const addressHash = ({ secrets }: { secrets: Pick<Secrets, "keyFor"> }, senderId: Id, address: string): Buffer =>
	createHmac("sha256", secrets.keyFor("cashier.transferAddress")).update(`${senderId} ${address}`).digest();
