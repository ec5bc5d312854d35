import { idText } from "@baize/kernel/id";
import type { Visit } from "@baize/platform-server";
import { passwordChanged } from "../../../contract/index.ts";
import { passwordOwner, requireGoodPassword } from "../../passwords/choose-password.ts";
import type { Parts } from "../../ports.ts";
import { refuseAccount } from "../../refuse-account.ts";
import { endSessions } from "../../session/end-sessions.ts";
import { type PersonRow, readPerson } from "../../store.ts";
import { bucketOfToken, hashOf } from "../../tokens.ts";
import { changePerson, lockPerson } from "../account-store.ts";
import { notifyPasswordChanged } from "../credentials/notify-password-changed.ts";
import { recordSecurityChange } from "../credentials/security-change-store.ts";
import { readRecovery, removeEmailChange, removeRecoveries, takeRecovery } from "../link-store.ts";

/** Whose password a link would set. */
export async function checkRecovery(parts: Parts, token: string): Promise<{ email: string }> {
	return { email: (await personOf(parts, token)).email };
}

async function personOf(parts: Parts, token: string): Promise<PersonRow> {
	const { database, clock } = parts;
	const bucket = bucketOfToken(token);
	const found =
		bucket === undefined
			? undefined
			: await readRecovery(database.reader, bucket, hashOf(token), new Date(clock.nowMs()));
	const person = found && (await readPerson(database.reader, found.person_id));
	if (person?.status !== "active" || person.roles.length > 0) throw refuseAccount("RECOVERY_INVALID");
	return person;
}

type Input = { token: string; password: string };

/** Sets a new password. A refused password leaves the link valid; otherwise the link works once. */
export async function completeRecovery(
	parts: Parts,
	{ token, password }: Input,
	visit: Visit,
): Promise<{ email: string }> {
	const { database, clock, outbox, audit, attempts } = parts;
	const known = await personOf(parts, token);
	const { person_id: personId, email } = known;
	await requireGoodPassword(parts, password, await passwordOwner(parts, known));
	const passwordHash = await parts.passwords.hash(password);
	await database.transaction(async (tx) => {
		const taken = await takeRecovery(tx, bucketOfToken(token) ?? 0, hashOf(token), new Date(clock.nowMs()));
		const person = taken && (await lockPerson(tx, taken.person_id));
		if (person?.status !== "active") throw refuseAccount("RECOVERY_INVALID");
		await changePerson(tx, personId, { password_hash: passwordHash });
		// A link that an intruder requested with the account's old password must not outlive it.
		await removeRecoveries(tx, personId);
		await removeEmailChange(tx, personId);
		await endSessions(parts, tx, personId);
		for (const budget of ["loginOfAccount", "wrongOfAccount"] as const) await attempts.restore(tx, budget, email);
		await audit.record(tx, { action: "password.recovered", actorId: personId, playerId: personId, ip: visit.ip });
		await recordSecurityChange(tx, personId, "password", new Date(clock.nowMs()));
		await outbox.announce(tx, passwordChanged, { playerId: idText(personId) });
		await notifyPasswordChanged(parts, tx, person);
	});
	return { email };
}
