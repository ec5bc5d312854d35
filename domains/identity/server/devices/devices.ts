import { type Id, idText, readId } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { SignedInVisit } from "@baize/platform-server";
import { deviceOf, type SignedInDevice } from "../../contract/index.ts";
import type { Parts } from "../ports.ts";
import { refuseAccount } from "../refuse-account.ts";
import { endSession, endSessions } from "../session/end-sessions.ts";
import { SESSION_LIMITS } from "../session/session-limits.ts";
import { readLiveSessions } from "./device-store.ts";
import { placeName } from "./place-name.ts";

/** Where a person is signed in. `thisSession` is the reader's own, where players read about themselves. */
export async function listDevices(
	parts: Parts,
	personId: Id,
	locale: Locale,
	thisSession?: Id,
): Promise<SignedInDevice[]> {
	const nowMs = parts.clock.nowMs();
	const found = await readLiveSessions(
		parts.database.reader,
		personId,
		new Date(nowMs),
		new Date(nowMs - SESSION_LIMITS.players.idleMs),
	);
	return found.map(({ session_id, user_agent, ip, created_at, last_seen_at }) => {
		const isThis = session_id === thisSession;
		const place = placeName(parts, ip, locale);
		return {
			id: idText(session_id),
			device: deviceOf(user_agent),
			...(place === undefined ? {} : { place }),
			...(ip === null ? {} : { ip }),
			startedAtMs: created_at.getTime(),
			// The last use is written once a minute; the player who makes this call is here now.
			lastSeenAtMs: isThis ? nowMs : last_seen_at.getTime(),
			isThis,
		};
	});
}

export async function endDevice(parts: Parts, device: string, { session, ip }: SignedInVisit): Promise<undefined> {
	const { playerId } = session;
	await parts.database.transaction(async (tx) => {
		if (!(await endSession(parts, tx, playerId, readId(device) ?? 0n))) throw refuseAccount("DEVICE_UNKNOWN");
		await parts.audit.record(tx, { action: "session.ended", actorId: playerId, playerId, target: device, ip });
	});
	return undefined;
}

export const endOtherDevices = (parts: Parts, { session, ip }: SignedInVisit): Promise<{ ended: number }> =>
	parts.database.transaction(async (tx) => {
		const { playerId, sessionId } = session;
		const ended = await endSessions(parts, tx, playerId, sessionId);
		const details = { count: ended };
		await parts.audit.record(tx, { action: "session.othersEnded", actorId: playerId, playerId, details, ip });
		return { ended };
	});
