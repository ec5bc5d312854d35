import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import type { ReplyTools, SignedInVisit } from "@baize/platform-server";
import { type Proof, passwordChanged } from "../../../contract/index.ts";
import { passwordOwner, requireGoodPassword } from "../../passwords/choose-password.ts";
import type { Parts } from "../../ports.ts";
import { refuseFields } from "../../refusals.ts";
import { selfActor } from "../../self-actor.ts";
import { endSessions } from "../../session/end-sessions.ts";
import { prove } from "../../session/prove.ts";
import { goOn } from "../../session/session-step.ts";
import { readPerson } from "../../store.ts";
import { changePerson } from "../account-store.ts";
import { removeEmailChange, removeRecoveries } from "../link-store.ts";
import { notifyPasswordChanged } from "./notify-password-changed.ts";
import { recordSecurityChange } from "./security-change-store.ts";

type Input = { proof: Proof; password: string };

/**
 * Changes a player's own password. Every other session ends, because an intruder with the old password may be using
 * one.
 */
export async function changePassword(
	parts: Parts,
	input: Input,
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<{ ended: number }> {
	const { database, clock, outbox, audit, passwords } = parts;
	const { playerId: personId, sessionId } = visit.session;
	const known = await readPerson(database.reader, personId);
	check(known, "a session belongs to a person");
	// Checked first, so that a refused password uses up no code.
	if (input.password === input.proof.password) throw refuseFields([{ field: "password", cause: "unchanged" }]);
	await requireGoodPassword(parts, input.password, await passwordOwner(parts, known));
	const person = await prove(parts, visit, input.proof, ["changePassword"]);
	const passwordHash = await passwords.hash(input.password);
	return database.transaction(async (tx) => {
		await changePerson(tx, personId, { password_hash: passwordHash });
		// Anything that an intruder began with the old password ends with it.
		await removeRecoveries(tx, personId);
		await removeEmailChange(tx, personId);
		const ended = await endSessions(parts, tx, personId, sessionId);
		await goOn(parts, tx, { session: visit.session, reply }, {});
		await audit.record(tx, { action: "password.changed", ...selfActor(visit) });
		await recordSecurityChange(tx, personId, "password", new Date(clock.nowMs()));
		await outbox.announce(tx, passwordChanged, { playerId: idText(personId) });
		await notifyPasswordChanged(parts, tx, person);
		return { ended };
	});
}
