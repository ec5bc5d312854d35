import { bucketOf, type Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { Namer } from "@baize/wallet/server";
import type { CashierDeps } from "../deps.ts";
import { readArrival, readTransferIn } from "./store.ts";

const KINDS: readonly string[] = ["transferOut", "transferIn", "transferReturned"];

/** In a statement a transfer is called by the other player's name, as far as that is shown. */
export const namingTransfers =
	({ database }: Pick<CashierDeps, "database">): Namer =>
	async (subjects, { playerId }) => {
		const own = subjects.filter(({ kind }) => KINDS.includes(kind));
		const named = await Promise.all(
			own.map(async ({ opId, kind, reference }) => {
				const name = await otherSide(database.reader, playerId, reference, kind === "transferIn");
				return name === undefined ? [] : [[opId, name] as const];
			}),
		);
		return new Map(named.flat());
	};

async function otherSide(reader: Reader, playerId: Id, id: Id, isReceived: boolean): Promise<string | undefined> {
	if (!isReceived) return (await readTransferIn(reader, { bucket: bucketOf(playerId), id }))?.receiver_label;
	const arrival = await readArrival(reader, playerId, id);
	return arrival && (await readTransferIn(reader, { bucket: arrival.sender_bucket, id }))?.sender_label;
}
