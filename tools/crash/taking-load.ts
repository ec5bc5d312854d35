import { randomBytes } from "node:crypto";
import { listTransfers, takeTransfer } from "@baize/cashier/contract";
import { pathOf } from "@baize/kernel/call";
import { openDatabase } from "@baize/platform-server";
import { sql } from "kysely";
import { asked, endless, payByCard } from "./endless.ts";
import type { Person } from "./people.ts";

/** What it pays is charged back some seconds later. */
const CARD = "4000000000000259";
const DEPOSIT_MINOR = 2_500;
const PAUSE_MS = 150;
/** Taken back by its sender, or after the time in which it could be taken. */
const GONE = ["TRANSFER_STATE"];
const HELD = "TRANSFER_HELD";

/** Transfers whose taking was acknowledged, and deposits that are to be charged back. */
export type PromisedTaking = { taken: Set<string>; charged: Set<string> };

/** A player who takes what others send, and pays in by a card that takes everything back. */
export function openTakingLoad(url: () => string, { cookie, handle: session }: Person, promised: PromisedTaking) {
	let requestId = "";

	async function takeAll(port: number): Promise<void> {
		const path = pathOf(listTransfers, { session });
		const { received } = await asked<{ received: { transferId: string; state: string }[] }>(path, {
			...{ port, cookie, method: "GET" },
		});
		for (const { transferId: id, state } of received.filter(({ transferId }) => !promised.taken.has(transferId))) {
			if (state !== "waiting" && state !== "accepted" && state !== "taken") continue;
			const reply = await asked(pathOf(takeTransfer, { session, transfer: id }), { port, cookie }, [...GONE, HELD]);
			if (!reply.errorCode) promised.taken.add(id);
			if (reply.errorCode === HELD) await endHolds(url());
		}
	}

	async function payIn(port: number): Promise<void> {
		requestId ||= randomBytes(12).toString("hex");
		const body = { method: "card", amountMinor: DEPOSIT_MINOR, requestId };
		const { depositId, payUrl } = await asked<{ depositId: string; payUrl: string }>(
			`/api/v1/cashier/${session}/deposits`,
			{ port, cookie, body },
		);
		await payByCard(port, payUrl, CARD);
		promised.charged.add(depositId);
		requestId = "";
	}

	return {
		begin: (port: number) =>
			endless(async () => {
				await takeAll(port);
				await payIn(port);
				await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
			}),
	};
}

/** As after the three days for which money to a new receiver is on hold. */
async function endHolds(url: string): Promise<void> {
	const database = openDatabase(url, 1);
	try {
		await sql`update cashier.transfer set held_until = null where state = 'waiting'`.execute(database.reader);
	} finally {
		await database.close();
	}
}
