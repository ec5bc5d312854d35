import type { BodyOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import type { ReplyTools, SignedInVisit } from "@baize/platform-server";
import type { changeOperatorPassword as changeCall } from "../contract/index.ts";
import { changePerson } from "./account-store.ts";
import { byOneself } from "./by-oneself.ts";
import { demandGoodPassword, passwordOwner } from "./choose-password.ts";
import { endSessions } from "./end-sessions.ts";
import { OPERATOR_PASSWORD_CHANGED } from "./mails/operator-mails.ts";
import type { Parts } from "./ports.ts";
import { provePassword } from "./prove.ts";
import { refuseFields } from "./refusals.ts";
import { goOn } from "./session-step.ts";
import { readPerson } from "./store.ts";
import { momentText } from "./write-to.ts";

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
	check(known, "a session is somebody's");
	if (password === presentPassword) throw refuseFields([{ field: "password", cause: "unchanged" }]);
	await demandGoodPassword(parts, password, await passwordOwner(parts, known));
	const { person_id: operatorId, email } = await provePassword(parts, visit, presentPassword);
	const passwordHash = await passwords.hash(password);
	return database.transaction(async (tx) => {
		await changePerson(tx, operatorId, { password_hash: passwordHash });
		const ended = await endSessions(parts, tx, operatorId, session.sessionId);
		await goOn(parts, tx, { session, reply }, {});
		await audit.record(tx, { action: "password.changed", ...byOneself(visit) });
		const values = { when: momentText(clock.nowMs(), "en"), link: officeUrl };
		await notifications.sendMail(tx, { to: email, template: OPERATOR_PASSWORD_CHANGED, locale: "en", values });
		return { ended };
	});
}
