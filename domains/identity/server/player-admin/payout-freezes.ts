import { idText, readId } from "@baize/kernel/id";
import { pages } from "@baize/platform-paths";
import { momentCursor, pageOf, readMomentCursor, type SignedInVisit } from "@baize/platform-server";
import { type FrozenPlayer, payoutsFrozen, payoutsUnfrozen } from "../../contract/index.ts";
import { PAYOUTS_UNFROZEN } from "../mails/player-mails.ts";
import { lockPerson } from "../people/account-store.ts";
import { addFreeze, liftFreeze, listFreezes } from "../people/not-me/payout-freeze-store.ts";
import { nameOf } from "../people/people-names.ts";
import type { Parts } from "../ports.ts";
import { refuseAccount } from "../refuse-account.ts";
import { sendMailTo } from "../send-mail-to.ts";
import { readPlayerRow } from "../store.ts";
import { freezeView } from "./payout-status.ts";

const PAGE_LENGTH = 25;

export async function listPayoutFreezes(
	{ database }: Parts,
	{ cursor, limit = PAGE_LENGTH }: { cursor?: string; limit?: number },
): Promise<{ players: FrozenPlayer[]; next: string | null }> {
	const found = await listFreezes(database.reader, limit + 1, readMomentCursor(cursor));
	const { rows, next } = pageOf(found, limit, ({ frozen_at: at, player_id: id }) => momentCursor({ at, id }));
	const players = rows.map((row) => ({
		id: idText(row.player_id),
		displayName: nameOf({ ...row, email: row.account_email }),
		email: row.account_email,
		freeze: freezeView(row),
	}));
	return { players, next };
}

type Change = { player: string; isFrozen: boolean; reason: string };

/** The reason is for readers of the audit log. The player is notified that payouts are possible again. */
export async function setPayoutFreeze(
	parts: Parts,
	{ player, isFrozen, reason }: Change,
	{ session, ip }: SignedInVisit,
): Promise<void> {
	const playerId = readId(player) ?? 0n;
	const { database, clock, outbox, audit } = parts;
	await database.transaction(async (tx) => {
		const person = (await readPlayerRow(tx, playerId)) && (await lockPerson(tx, playerId));
		if (!person) throw refuseAccount("PLAYER_UNKNOWN");
		const now = new Date(clock.nowMs());
		const by = session.playerId;
		const isDone = isFrozen
			? await addFreeze(tx, playerId, { frozen_at: now, cause: "operator", frozen_by: by, reason })
			: await liftFreeze(tx, playerId, { lifted_at: now, lifted_by: by, lift_reason: reason });
		if (!isDone) throw refuseAccount("PLAYER_STATE");
		const action = isFrozen ? "payouts.frozen" : "payouts.unfrozen";
		await audit.record(tx, { action, actorId: by, playerId, details: { reason }, ip });
		await outbox.announce(tx, isFrozen ? payoutsFrozen : payoutsUnfrozen, { playerId: idText(playerId) });
		if (!isFrozen) await sendMailTo(parts, tx, person, PAYOUTS_UNFROZEN, pages.withdraw);
	});
}
