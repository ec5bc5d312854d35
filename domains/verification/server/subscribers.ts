import { detailsChanged, phoneChanged } from "@baize/identity/contract";
import type { PayloadOf } from "@baize/kernel/event";
import { readId } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { type DocumentDecided, documentDecided, PHONE_MESSAGE } from "../contract/index.ts";
import type { VerificationDeps } from "./deps.ts";
import { lockDocument } from "./document/document-store.ts";
import { moveDocument, notifyPages } from "./document/move-document.ts";
import { INBOX_TEMPLATES } from "./messages/inbox-messages.ts";
import { mailOf } from "./messages/mails.ts";
import { releasePhone, removeValidatedPhone, validatedPhoneOf } from "./phone/phone-store.ts";
import { announcePhone } from "./phone/validate-phone.ts";
import { QUERY_JOB, runQueryJob } from "./provider/provider-outcomes.ts";

/** Registers the domain's jobs and listeners. */
export function subscribe(deps: VerificationDeps): void {
	deps.notifications.addTemplates(INBOX_TEMPLATES);
	deps.outbox.work(QUERY_JOB, (payload) => runQueryJob(deps, payload));
	deps.outbox.listen(documentDecided, "verification.tell", "player", (tx, decided) => write(deps, tx, decided));
	deps.outbox.listen(phoneChanged, "verification.phone", "player", (tx, changed) => releaseOldPhone(deps, tx, changed));
	deps.phones.onClaimed((tx, claimed) => announcePhone(deps, tx, claimed));
	// Payouts ask for the document that this may withdraw.
	deps.outbox.listen(detailsChanged, "verification.document", "money", (tx, changed) =>
		requireNewDocument(deps, tx, changed),
	);
}

async function write(deps: VerificationDeps, tx: Tx, decided: DocumentDecided): Promise<void> {
	const player = await deps.players.readPlayer(tx, readId(decided.playerId)!);
	const mail = player && mailOf(decided, player.language, deps.publicUrl);
	if (mail) await deps.notifications.sendMail(tx, { to: player.email, locale: player.language, ...mail });
}

/** The profile has another phone: the validated one is free for others. */
async function releaseOldPhone(deps: VerificationDeps, tx: Tx, changed: PayloadOf<typeof phoneChanged>): Promise<void> {
	const playerId = readId(changed.playerId)!;
	const validated = await validatedPhoneOf(tx, playerId);
	if (validated !== undefined && validated !== changed.phone) {
		await releasePhone(tx, validated, playerId);
		await removeValidatedPhone(tx, playerId);
	}
	notifyPages(deps, tx, playerId, PHONE_MESSAGE);
}

/** A verified document proves nothing under another name, so a new one is required. */
async function requireNewDocument(
	deps: VerificationDeps,
	tx: Tx,
	changed: PayloadOf<typeof detailsChanged>,
): Promise<void> {
	if (!changed.fields.includes("name")) return;
	const document = await lockDocument(tx, readId(changed.playerId)!, deps.now());
	if (document.status === "VERIFIED")
		await moveDocument(deps, tx, document, { action: "requestAgain", reasons: [{ field: "name" }] });
}
