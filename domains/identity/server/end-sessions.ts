import { type Id, idText } from "@baize/kernel/id";
import { onceCommitted, type Tx } from "@baize/platform-server";
import { loggedOut } from "../contract/index.ts";
import { endOne } from "./device-store.ts";
import { forgetKnownDevicesOf } from "./known-device-store.ts";
import type { Parts as AllParts } from "./ports.ts";
import { readPlayerRow } from "./store.ts";
import { forgetDevicesOf } from "./trusted-device-store.ts";

type Parts = Pick<AllParts, "outbox" | "sessions">;

const tellEnd = ({ outbox }: Parts, tx: Tx, playerId: Id, sessionId: Id): Promise<void> =>
	outbox.announce(tx, loggedOut, { playerId: idText(playerId), sessionId: idText(sessionId) });

/** Ends every session of a person, but for the one that is kept; over everywhere once it is committed. */
export async function endSessionsKeepingDevices(parts: Parts, tx: Tx, personId: Id, kept?: Id): Promise<number> {
	const ended = await parts.sessions.endAllOf(tx, personId, kept);
	const isPlayer = (await readPlayerRow(tx, personId)) !== undefined;
	if (isPlayer) for (const sessionId of ended) await tellEnd(parts, tx, personId, sessionId);
	onceCommitted(tx, () => parts.sessions.forget({ personId }));
	return ended.length;
}

/** The same, and no device is remembered any more but that of the session that is kept: each shows itself again. */
export async function endSessions(parts: Parts, tx: Tx, personId: Id, kept?: Id): Promise<number> {
	await forgetDevicesOf(tx, personId);
	await forgetKnownDevicesOf(tx, personId, kept);
	return endSessionsKeepingDevices(parts, tx, personId, kept);
}

/** Ends one session of a player; false where there is no such one. */
export async function endSession(
	parts: Parts & Pick<AllParts, "clock">,
	tx: Tx,
	playerId: Id,
	sessionId: Id,
): Promise<boolean> {
	if (!(await endOne(tx, playerId, sessionId, new Date(parts.clock.nowMs())))) return false;
	await tellEnd(parts, tx, playerId, sessionId);
	onceCommitted(tx, () => parts.sessions.forget({ sessionId }));
	return true;
}
