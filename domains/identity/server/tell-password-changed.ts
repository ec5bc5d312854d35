import type { Tx } from "@baize/platform-server";
import { PASSWORD_CHANGED, PASSWORD_CHANGED_NOTICE } from "./mails/password-changed.ts";
import type { Parts } from "./ports.ts";
import type { PersonRow } from "./store.ts";
import { momentText, writeNotice, writeTo } from "./write-to.ts";

/** To whom the password is; a player can say that it was somebody else, an operator sets another. */
export async function tellPasswordChanged(parts: Parts, tx: Tx, person: PersonRow): Promise<void> {
	const values = { when: momentText(parts.clock.nowMs(), person.language) };
	if (person.roles.length > 0) return writeTo(parts, tx, person, PASSWORD_CHANGED, "/recover", values);
	const template = PASSWORD_CHANGED_NOTICE;
	await writeNotice(parts, tx, person, { notice: "passwordChanged", template, path: "/account/security", values });
}
