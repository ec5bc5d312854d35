import type { Id } from "@baize/kernel/id";
import { pages } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import { findDuplicates } from "../../duplicates/find-duplicates.ts";
import { fingerprintPlayer } from "../../duplicates/fingerprints.ts";
import { DETAILS_CHANGED } from "../../mails/player-mails.ts";
import type { Parts } from "../../ports.ts";
import { momentText, sendNotice } from "../../send-mail-to.ts";
import { readPerson } from "../../store.ts";
import { setNewPhone } from "../facts-store.ts";
import { recordSecurityChange } from "./security-change-store.ts";

/**
 * Stores this phone, in E.164, in the profile: its owner has proved that they have it. Where it differs from the one
 * before, the player is notified, as of every change of where codes go. A second account of the same person may be
 * found by it.
 */
export async function adoptPhone(parts: Parts, tx: Tx, playerId: Id, phone: string): Promise<void> {
	const isNew = await setNewPhone(tx, playerId, phone);
	await fingerprintPlayer(parts, tx, playerId);
	await findDuplicates(parts, tx, playerId);
	if (!isNew) return;
	const nowMs = parts.clock.nowMs();
	await recordSecurityChange(tx, playerId, "phone", new Date(nowMs));
	const person = await readPerson(tx, playerId);
	if (!person) return;
	const values = { when: momentText(nowMs, person.language) };
	const path = pages.profile;
	await sendNotice(parts, tx, person, { notice: "detailsChanged", template: DETAILS_CHANGED, path, values });
}
