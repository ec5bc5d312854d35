import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Handler, Reader } from "@baize/platform-server";
import {
	type listTransfers,
	type readTransferOptions,
	TRANSFER_WAIT_MS,
	TRANSFERS_PER_DAY,
	type TransferView,
	transferLimits,
} from "../../contract/index.ts";
import { documentVerdict } from "../check-documents.ts";
import type { CashierDeps } from "../deps.ts";
import { isFrozen } from "../holds/freezes.ts";
import { isInReview } from "../holds/reviews.ts";
import { limitsView } from "../reads/views.ts";
import type { TransferRow } from "../tables.ts";
import { leftOf } from "../withdrawals/loop/judge-loop.ts";
import { dayUseOf } from "./check-sender.ts";
import { dayLeft } from "./rules.ts";
import { readSendable } from "./sendable.ts";
import { arrivalsOf, sentBy, transfersIn } from "./store.ts";
import { showTransfers } from "./views.ts";

const SHOWN = 50;
const EXPORTED = 10_000;

export const readingTransferOptions =
	(deps: CashierDeps): Handler<typeof readTransferOptions> =>
	async (_input, { session: { playerId, currency } }) => {
		const { reader } = deps.database;
		const isShown = (await deps.transfers.isOffered(reader, playerId)) && !(await isInReview(deps, reader, playerId));
		const limits = isShown ? transferLimits(currency) : undefined;
		const use = await dayUseOf(deps, reader, playerId, currency);
		const { withdrawableMinor, sendableMinor, due } = await readSendable(deps, reader, { playerId, currency });
		return {
			playerId: idText(playerId),
			currency,
			withdrawableMinor: toWire(withdrawableMinor),
			sendableMinor: toWire(sendableMinor),
			returnsTo: due.map((source) => ({
				destination: source.destination,
				label: source.label,
				leftMinor: toWire(leftOf(source)),
			})),
			document: await documentVerdict(deps, reader, playerId, "withdrawal"),
			isFrozen: await isFrozen(deps, reader, playerId),
			proofMethods: await deps.proofs.requiredMethods(reader, playerId),
			...(limits ? { limits: limitsView(limits) } : {}),
			dayLeftMinor: limits ? toWire(dayLeft(use, limits)) : 0,
			transfersLeft: Math.max(0, TRANSFERS_PER_DAY - use.transfers),
			waitMs: TRANSFER_WAIT_MS,
		};
	};

export const listingTransfers =
	(deps: CashierDeps): Handler<typeof listTransfers> =>
	async (_input, { session: { playerId } }) => {
		const { reader } = deps.database;
		const sent = await sentBy(reader, playerId, SHOWN);
		const received = await receivedBy(reader, playerId, SHOWN);
		return {
			sent: await showTransfers(deps, sent, playerId),
			received: await showTransfers(deps, received, playerId),
		};
	};

/** The transfers themselves stand in the buckets of their senders. */
async function receivedBy(reader: Reader, playerId: Id, limit: number): Promise<TransferRow[]> {
	const arrivals = await arrivalsOf(reader, playerId, limit);
	const bySender = Map.groupBy(arrivals, ({ sender_bucket }) => sender_bucket);
	const read = [...bySender].map(([bucket, ofBucket]) =>
		transfersIn(
			reader,
			bucket,
			ofBucket.map(({ id }) => id),
		),
	);
	return (await Promise.all(read)).flat().sort((one, other) => (one.id < other.id ? 1 : -1));
}

/** All of a player's transfers, for the copy of their data. */
export async function exportTransfers(deps: CashierDeps, playerId: Id): Promise<TransferView[]> {
	const { reader } = deps.database;
	const both = [...(await sentBy(reader, playerId, EXPORTED)), ...(await receivedBy(reader, playerId, EXPORTED))];
	return both.length === 0 ? [] : showTransfers(deps, both, playerId);
}
