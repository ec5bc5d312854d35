import { type Id, idText } from "@baize/kernel/id";
import { onceCommitted, type Tx } from "@baize/platform-server";
import { loggedOut } from "../../contract/index.ts";
import { endOne } from "../devices/device-store.ts";
import { forgetKnownDevicesOf } from "../devices/known-device-store.ts";
import { forgetDevicesOf } from "../devices/trusted-device-store.ts";
import type { Parts as AllParts } from "../ports.ts";
import { readPlayerRow } from "../store.ts";

type Parts = Pick<AllParts, "outbox" | "sessions">;

const announceEnd = ({ outbox }: Parts, tx: Tx, playerId: Id, sessionId: Id): Promise<void> =>
	outbox.announce(tx, loggedOut, { playerId: idText(playerId), sessionId: idText(sessionId) });

/** Ends every session of a person except the given one; caches and open pages learn of it after the commit. */
export async function endSessionsOnly(parts: Parts, tx: Tx, personId: Id, exceptSessionId?: Id): Promise<number> {
	const ended = await parts.sessions.endAllOf(tx, personId, exceptSessionId);
	const isPlayer = (await readPlayerRow(tx, personId)) !== undefined;
	if (isPlayer) for (const sessionId of ended) await announceEnd(parts, tx, personId, sessionId);
	onceCommitted(tx, () => parts.sessions.forget({ personId }));
	return ended.length;
}

/** The same, and every remembered device is removed except the given session's: each must prove itself again. */
export async function endSessions(parts: Parts, tx: Tx, personId: Id, exceptSessionId?: Id): Promise<number> {
	await forgetDevicesOf(tx, personId);
	await forgetKnownDevicesOf(tx, personId, exceptSessionId);
	return endSessionsOnly(parts, tx, personId, exceptSessionId);
}

/** Ends one session of a player; false where there is none. */
export async function endSession(
	parts: Parts & Pick<AllParts, "clock">,
	tx: Tx,
	playerId: Id,
	sessionId: Id,
): Promise<boolean> {
	if (!(await endOne(tx, playerId, sessionId, new Date(parts.clock.nowMs())))) return false;
	await announceEnd(parts, tx, playerId, sessionId);
	onceCommitted(tx, () => parts.sessions.forget({ sessionId }));
	return true;
}
