import type { BodyOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import type { ReplyTools, SignedInVisit } from "@baize/platform-server";
import type { changeOperatorPassword as changeCall } from "../../contract/index.ts";
import { OPERATOR_PASSWORD_CHANGED } from "../mails/operator-mails.ts";
import { passwordOwner, requireGoodPassword } from "../passwords/choose-password.ts";
import { changePerson } from "../people/account-store.ts";
import type { Parts } from "../ports.ts";
import { refuseFields } from "../refusals.ts";
import { selfActor } from "../self-actor.ts";
import { momentText } from "../send-mail-to.ts";
import { endSessions } from "../session/end-sessions.ts";
import { provePassword } from "../session/prove.ts";
import { goOn } from "../session/session-step.ts";
import { readPerson } from "../store.ts";

/** Changes an operator's own password; every other session of theirs ends. */
export async function changeOperatorPassword(
	parts: Parts,
	{ presentPassword, password }: BodyOf<typeof changeCall>,
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<{ ended: number }> {
	const { database, clock, audit, passwords, notifications, officeUrl } = parts;
	const { session } = visit;
	const known = await readPerson(database.reader, session.playerId);
	check(known, "a session belongs to a person");
	if (password === presentPassword) throw refuseFields([{ field: "password", cause: "unchanged" }]);
	await requireGoodPassword(parts, password, await passwordOwner(parts, known));
	const { person_id: operatorId, email } = await provePassword(parts, visit, presentPassword);
	const passwordHash = await passwords.hash(password);
	return database.transaction(async (tx) => {
		await changePerson(tx, operatorId, { password_hash: passwordHash });
		const ended = await endSessions(parts, tx, operatorId, session.sessionId);
		await goOn(parts, tx, { session, reply }, {});
		await audit.record(tx, { action: "password.changed", ...selfActor(visit) });
		const values = { when: momentText(clock.nowMs(), "en"), link: officeUrl };
		await notifications.sendMail(tx, { to: email, template: OPERATOR_PASSWORD_CHANGED, locale: "en", values });
		return { ended };
	});
}
