import { type Id, readId } from "@baize/kernel/id";
import type { SignedInVisit, Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { RequiredAction } from "../../contract/index.ts";
import { lockPerson } from "../people/account-store.ts";
import type { Parts } from "../ports.ts";
import { refuseAccount } from "../refuse-account.ts";
import { endSessionsOnly } from "../session/end-sessions.ts";
import { readPlayerRow, setRequiredAction, setVerificationBlock } from "../store.ts";
import type { Tables } from "../tables.ts";

/**
 * Sessions end, otherwise the player could go on for hours without doing it; so do those that wait for what is
 * withdrawn. False where it was so already.
 */
export async function requireAction(
	parts: Parts,
	tx: Tx,
	playerId: Id,
	action: RequiredAction | null,
): Promise<boolean> {
	if ((await lockPerson(tx, playerId))?.required_action === action) return false;
	await setRequiredAction(tx, playerId, action);
	await endSessionsOnly(parts, tx, playerId);
	return true;
}

type ActionInput = { action: RequiredAction | "none"; reason: string };

export async function requireActionAsOperator(
	parts: Parts,
	player: string,
	{ action, reason }: ActionInput,
	{ session, ip }: SignedInVisit,
): Promise<{ action: ActionInput["action"] }> {
	await onPlayer(parts, player, async (tx, { person_id: playerId }) => {
		if (action === "ADD_PIN_CODE" && (await parts.factors.methodsOf(tx, playerId)).hasPin)
			throw refuseAccount("ACTION_NEEDLESS");
		if (!(await requireAction(parts, tx, playerId, action === "none" ? null : action)))
			throw refuseAccount("PLAYER_STATE");
		const entry = { action: "player.actionRequired", actorId: session.playerId, playerId, ip };
		await parts.audit.record(tx, { ...entry, details: { action, reason } });
	});
	return { action };
}

type BlockInput = { isBlocked: boolean; reason: string };

export async function blockVerification(
	parts: Parts,
	player: string,
	{ isBlocked, reason }: BlockInput,
	{ session, ip }: SignedInVisit,
): Promise<{ isBlocked: boolean }> {
	await onPlayer(parts, player, async (tx, { person_id: playerId, verification_blocked_at: since }) => {
		if (isBlocked === (since !== null)) throw refuseAccount("PLAYER_STATE");
		await setVerificationBlock(tx, playerId, isBlocked ? new Date(parts.clock.nowMs()) : null);
		if (isBlocked) await endSessionsOnly(parts, tx, playerId);
		const action = isBlocked ? "player.verificationBlocked" : "player.verificationUnblocked";
		await parts.audit.record(tx, { action, actorId: session.playerId, playerId, details: { reason }, ip });
	});
	return { isBlocked };
}

type Person = Selectable<Tables["identity.person"]>;

/** In one transaction, with the player locked. An operator's account is treated as nonexistent here. */
const onPlayer = ({ database }: Parts, player: string, act: (tx: Tx, person: Person) => Promise<void>): Promise<void> =>
	database.transaction(async (tx) => {
		const playerId = readId(player) ?? 0n;
		const person = (await readPlayerRow(tx, playerId)) && (await lockPerson(tx, playerId));
		if (!person) throw refuseAccount("PLAYER_UNKNOWN");
		await act(tx, person);
	});
