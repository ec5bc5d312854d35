import type { Tx } from "@baize/platform-server";
import { PASSWORD_CHANGED } from "./mails/password-changed.ts";
import type { Parts } from "./ports.ts";
import type { PersonRow } from "./store.ts";
import { momentText, writeNotice } from "./write-to.ts";

/** To the player whose password it is, who can say that it was somebody else. */
export async function tellPasswordChanged(parts: Parts, tx: Tx, person: PersonRow): Promise<void> {
	const values = { when: momentText(parts.clock.nowMs(), person.language) };
	const template = PASSWORD_CHANGED;
	await writeNotice(parts, tx, person, { notice: "passwordChanged", template, path: "/account/security", values });
}
