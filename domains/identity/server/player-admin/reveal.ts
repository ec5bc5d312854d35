import { type Id, idText, readId } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import type { Reader, SignedInVisit, Tx } from "@baize/platform-server";
import type { Revealed } from "../../contract/index.ts";
import type { Parts } from "../ports.ts";
import { refuseAccount } from "../refuse-account.ts";
import { readPlayerRow } from "../store.ts";
import { putRevealed, readRevealed } from "./reveal-store.ts";

/** An operator sees a player's personal data unmasked for this long. */
const REVEALED_MS = 15 * MINUTE_MS;

/** Shows one player's personal data to the calling operator, and logs the reason. */
export async function revealPlayer(
	parts: Parts,
	player: string,
	reason: string,
	{ session: { playerId: actorId }, ip }: SignedInVisit,
): Promise<Revealed> {
	const playerId = readId(player) ?? 0n;
	if (!(await readPlayerRow(parts.database.reader, playerId))) throw refuseAccount("PLAYER_UNKNOWN");
	return parts.database.transaction(async (tx) => {
		const untilMs = await revealTo(parts, tx, actorId, playerId);
		await parts.audit.record(tx, { action: "player.revealed", actorId, playerId, details: { reason }, ip });
		return shownUntil(untilMs, parts.clock.nowMs());
	});
}

/** The rest of the time by our clock: an operator's may be wrong. */
const shownUntil = (untilMs: number, nowMs: number): Revealed => ({ untilMs, leftMs: untilMs - nowMs });

/** The caller writes the reason to the audit log. */
export async function revealTo({ clock }: Pick<Parts, "clock">, tx: Tx, operatorId: Id, playerId: Id): Promise<number> {
	const untilMs = clock.nowMs() + REVEALED_MS;
	await putRevealed(tx, operatorId, playerId, new Date(untilMs));
	return untilMs;
}

export async function readReveal(
	{ database, clock }: Parts,
	player: string,
	{ session }: SignedInVisit,
): Promise<Revealed> {
	const found = await readRevealed(database.reader, session.playerId, new Date(clock.nowMs()));
	const revealed = found.find(({ player_id: playerId }) => playerId === readId(player));
	return revealed ? shownUntil(revealed.until.getTime(), clock.nowMs()) : {};
}

/** The players whose personal data this operator may see now. */
export async function revealedTo(
	{ clock }: Pick<Parts, "clock">,
	reader: Reader,
	operatorId: Id,
): Promise<ReadonlySet<string>> {
	const found = await readRevealed(reader, operatorId, new Date(clock.nowMs()));
	return new Set(found.map(({ player_id: playerId }) => idText(playerId)));
}
