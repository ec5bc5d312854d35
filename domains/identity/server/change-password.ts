import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import type { ReplyTools, SignedInVisit } from "@baize/platform-server";
import { type Proof, passwordChanged } from "../contract/index.ts";
import { changePerson } from "./account-store.ts";
import { byOneself } from "./by-oneself.ts";
import { demandGoodPassword, passwordOwner } from "./choose-password.ts";
import { endSessions } from "./end-sessions.ts";
import { removeEmailChange, removeRecoveries } from "./link-store.ts";
import type { Parts } from "./ports.ts";
import { prove } from "./prove.ts";
import { refuseFields } from "./refusals.ts";
import { recordSecurityChange } from "./security-change-store.ts";
import { goOn } from "./session-step.ts";
import { readPerson } from "./store.ts";
import { tellPasswordChanged } from "./tell-password-changed.ts";

type Wish = { proof: Proof; password: string };

/** Changes a player's own password; every other session ends, because whoever has the old one may sit there. */
export async function changePassword(
	parts: Parts,
	wish: Wish,
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<{ ended: number }> {
	const { database, clock, outbox, audit, passwords } = parts;
	const { playerId: personId, sessionId } = visit.session;
	const known = await readPerson(database.reader, personId);
	check(known, "a session is somebody's");
	// Looked at first, so that a password that is refused uses no code up.
	if (wish.password === wish.proof.password) throw refuseFields([{ field: "password", cause: "unchanged" }]);
	await demandGoodPassword(parts, wish.password, await passwordOwner(parts, known));
	const person = await prove(parts, visit, wish.proof, ["changePassword"]);
	const passwordHash = await passwords.hash(wish.password);
	return database.transaction(async (tx) => {
		await changePerson(tx, personId, { password_hash: passwordHash });
		// What somebody else began with the old password ends with it.
		await removeRecoveries(tx, personId);
		await removeEmailChange(tx, personId);
		const ended = await endSessions(parts, tx, personId, sessionId);
		await goOn(parts, tx, { session: visit.session, reply }, {});
		await audit.record(tx, { action: "password.changed", ...byOneself(visit) });
		await recordSecurityChange(tx, personId, "password", new Date(clock.nowMs()));
		await outbox.announce(tx, passwordChanged, { playerId: idText(personId) });
		await tellPasswordChanged(parts, tx, person);
		return { ended };
	});
}
