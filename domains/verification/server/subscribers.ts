import { detailsChanged, phoneChanged } from "@baize/identity/contract";
import type { PayloadOf } from "@baize/kernel/event";
import { readId } from "@baize/kernel/id";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import { type DocumentDecided, documentDecided, PHONE_MESSAGE } from "../contract/index.ts";
import { lockDocument } from "./document-store.ts";
import { ASK_JOB, askedInJob, askProvider } from "./hear-provider.ts";
import type { House } from "./house.ts";
import { INBOX_TEMPLATES } from "./inbox-messages.ts";
import { mailOf } from "./mails.ts";
import { moveDocument, tellPages } from "./move-document.ts";
import { releasePhone, removeValidatedPhone, validatedPhoneOf } from "./phone-store.ts";
import { deleteOldFiles } from "./retention.ts";

/** What the room does on hearing something, and by the clock. */
export function subscribe(house: House): void {
	house.notifications.addTemplates(INBOX_TEMPLATES);
	house.outbox.work(ASK_JOB, (payload) => askedInJob(house, payload));
	house.outbox.listen(documentDecided, "verification.tell", "player", (tx, decided) => write(house, tx, decided));
	house.outbox.listen(phoneChanged, "verification.phone", "player", (tx, changed) => forgetPhone(house, tx, changed));
	// Payouts ask for the document that this may withdraw.
	house.outbox.listen(detailsChanged, "verification.document", "money", (tx, changed) => askAnew(house, tx, changed));
	house.rounds.every(MINUTE_MS, "verification.askProvider", () => askProvider(house));
	house.rounds.every(HOUR_MS, "verification.deleteOldFiles", async () => void (await deleteOldFiles(house)));
}

async function write(house: House, tx: Tx, decided: DocumentDecided): Promise<void> {
	const player = await house.players.readPlayer(tx, readId(decided.playerId)!);
	const mail = player && mailOf(decided, player.language, house.publicUrl);
	if (mail) await house.notifications.sendMail(tx, { to: player.email, locale: player.language, ...mail });
}

/** The profile has another phone: the one that was validated is free for others. */
async function forgetPhone(house: House, tx: Tx, changed: PayloadOf<typeof phoneChanged>): Promise<void> {
	const playerId = readId(changed.playerId)!;
	const validated = await validatedPhoneOf(tx, playerId);
	if (validated !== undefined && validated !== changed.phone) {
		await releasePhone(tx, validated, playerId);
		await removeValidatedPhone(tx, playerId);
	}
	tellPages(house, tx, playerId, PHONE_MESSAGE);
}

/** Under another name the document that was verified proves nothing. */
async function askAnew(house: House, tx: Tx, changed: PayloadOf<typeof detailsChanged>): Promise<void> {
	if (!changed.fields.includes("name")) return;
	const document = await lockDocument(tx, readId(changed.playerId)!, house.now());
	if (document.status === "VERIFIED")
		await moveDocument(house, tx, document, { action: "askAgain", reasons: [{ field: "name" }] });
}
