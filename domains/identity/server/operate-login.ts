import { type Id, readId } from "@baize/kernel/id";
import type { SignedInVisit, Tx } from "@baize/platform-server";
import { operatorErrors, type RequiredAction } from "../contract/index.ts";
import type { Parts } from "./ports.ts";
import { refuserOf } from "./refusals.ts";
import { readPlayerRow, setRequiredAction, setVerificationBlock } from "./store.ts";

const refuseOperator = refuserOf(operatorErrors);

/** What sessions there are end, or the player could go on for hours without doing it. */
export async function requireAction(
	{ sessions }: Parts,
	tx: Tx,
	playerId: Id,
	action: RequiredAction | null,
): Promise<void> {
	await setRequiredAction(tx, playerId, action);
	if (action === null) return;
	await sessions.endAllOf(tx, playerId);
	sessions.forget({ personId: playerId });
}

export async function requireActionAsOperator(
	parts: Parts,
	playerText: string,
	{ action }: { action: RequiredAction | "none" },
	{ session, ip }: SignedInVisit,
): Promise<{ action: RequiredAction | "none" }> {
	await asOperator(parts, playerText, async (tx, playerId) => {
		await requireAction(parts, tx, playerId, action === "none" ? null : action);
		const entry = { action: "player.actionRequired", actorId: session.playerId, playerId, details: { action }, ip };
		await parts.audit.record(tx, entry);
	});
	return { action };
}

export async function blockVerification(
	parts: Parts,
	playerText: string,
	{ isBlocked }: { isBlocked: boolean },
	{ session, ip }: SignedInVisit,
): Promise<{ isBlocked: boolean }> {
	await asOperator(parts, playerText, async (tx, playerId) => {
		await setVerificationBlock(tx, playerId, isBlocked ? new Date(parts.clock.nowMs()) : null);
		if (isBlocked) await parts.sessions.endAllOf(tx, playerId);
		const action = isBlocked ? "player.verificationBlocked" : "player.verificationUnblocked";
		await parts.audit.record(tx, { action, actorId: session.playerId, playerId, ip });
	});
	return { isBlocked };
}

/** In one transaction; after it, no process believes in the player's sessions from memory. */
async function asOperator(
	{ database, sessions }: Parts,
	playerText: string,
	act: (tx: Tx, playerId: Id) => Promise<void>,
): Promise<void> {
	const playerId = readId(playerText);
	await database.transaction(async (tx) => {
		if (playerId === null || !(await readPlayerRow(tx, playerId))) throw refuseOperator("PLAYER_NOT_FOUND");
		await act(tx, playerId);
	});
	if (playerId !== null) sessions.forget({ personId: playerId });
}
