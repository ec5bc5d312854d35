import type { ReplyTools, Visit } from "@baize/platform-server";
import type { OperatorView } from "../../contract/index.ts";
import { passwordOwner, requireGoodPassword } from "../passwords/choose-password.ts";
import { changePerson, lockPerson } from "../people/account-store.ts";
import type { Parts } from "../ports.ts";
import { endSessions } from "../session/end-sessions.ts";
import { type PersonRow, readPerson } from "../store.ts";
import { bucketOfToken, hashOf } from "../tokens.ts";
import { beginOperatorSession } from "./operator-login.ts";
import { nameOf } from "./operator-session.ts";
import { refuseOperator } from "./operators.ts";
import { readInvitation, takeInvitation } from "./operators-store.ts";

/** Whose password a link would set. */
export async function checkInvitation(parts: Parts, token: string): Promise<{ email: string; displayName: string }> {
	const person = await personOf(parts, token);
	return { email: person.email, displayName: nameOf(person) };
}

async function personOf({ database, clock }: Parts, token: string): Promise<PersonRow> {
	const bucket = bucketOfToken(token);
	const found =
		bucket === undefined
			? undefined
			: await readInvitation(database.reader, bucket, hashOf(token), new Date(clock.nowMs()));
	return mayAccept(found && (await readPerson(database.reader, found.person_id)));
}

function mayAccept(person: PersonRow | undefined): PersonRow {
	if (person?.status !== "active" || person.roles.length === 0) throw refuseOperator("INVITATION_INVALID");
	return person;
}

type Chosen = { token: string; password: string };

/** Sets the password. A refused one leaves the link valid; otherwise the link works once. */
export async function acceptInvitation(
	parts: Parts,
	{ token, password }: Chosen,
	visit: Visit,
	reply: ReplyTools,
): Promise<OperatorView> {
	const { database, clock, audit, passwords } = parts;
	const invited = await personOf(parts, token);
	const { person_id: operatorId } = invited;
	await requireGoodPassword(parts, password, await passwordOwner(parts, invited));
	const passwordHash = await passwords.hash(password);
	await database.transaction(async (tx) => {
		const taken = await takeInvitation(tx, bucketOfToken(token) ?? 0, hashOf(token), new Date(clock.nowMs()));
		mayAccept(taken && (await lockPerson(tx, taken.person_id)));
		await changePerson(tx, operatorId, { password_hash: passwordHash });
		await endSessions(parts, tx, operatorId);
		await audit.record(tx, { action: "operator.invitationAccepted", actorId: operatorId, ip: visit.ip });
	});
	const person = mayAccept(await readPerson(database.reader, operatorId));
	const begun = await beginOperatorSession(parts, person, "PASSWORD", { visit, reply });
	if (!begun) throw refuseOperator("INVITATION_INVALID");
	return begun;
}
