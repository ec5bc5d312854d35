import { pages } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import { PASSWORD_CHANGED } from "../../mails/player-mails.ts";
import type { Parts } from "../../ports.ts";
import { momentText, sendNotice } from "../../send-mail-to.ts";
import type { PersonRow } from "../../store.ts";

/** To the player whose password it is, with a link to report that it was someone else. */
export async function notifyPasswordChanged(parts: Parts, tx: Tx, person: PersonRow): Promise<void> {
	const values = { when: momentText(parts.clock.nowMs(), person.language) };
	const template = PASSWORD_CHANGED;
	await sendNotice(parts, tx, person, { notice: "passwordChanged", template, path: pages.security, values });
}
