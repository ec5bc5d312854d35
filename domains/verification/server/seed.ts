import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Database, Reader } from "@baize/platform-server";
import { seedDocumentRow } from "./document/document-store.ts";
import { claimPhone, setValidatedPhone, validatedPhoneOf } from "./phone/phone-store.ts";

/** For a demo person. Anything not named has the initial value: REQUESTED, and no phone. */
export type DemoVerification = { status?: "VERIFIED" | "BLOCKED"; reason?: string; phone?: string };

/** Records once what demo people have proved; a later start changes nothing. */
export function seedVerification(
	{ database, clock }: { database: Database; clock: Clock },
	playerId: Id,
	{ status, reason, phone }: DemoVerification,
): Promise<void> {
	const at = new Date(clock.nowMs());
	return database.transaction(async (tx) => {
		if (status)
			await seedDocumentRow(tx, playerId, { status, reason: reason ?? null, invalid_count: 0, changed_at: at });
		if (!phone || (await validatedPhoneOf(tx, playerId))) return;
		if (await claimPhone(tx, phone, playerId)) await setValidatedPhone(tx, playerId, phone, at);
	});
}

/** The verification of demo players; all others must submit a document and validate a phone. */
const DEMO: Record<string, DemoVerification> = {
	"alice@baize.test": { status: "VERIFIED" },
	"bob@baize.test": { status: "BLOCKED", reason: "The document is not genuine." },
	"dan@baize.test": {},
};

type DemoPorts = {
	database: Database;
	clock: Clock;
	players: { findPlayer(reader: Reader, email: string): Promise<{ playerId: Id; phone: string | null } | undefined> };
};

export async function seedDemo({ database, clock, players }: DemoPorts): Promise<void> {
	for (const [email, status] of Object.entries(DEMO)) {
		const of = await players.findPlayer(database.reader, email);
		if (of)
			await seedVerification({ database, clock }, of.playerId, { ...status, ...(of.phone ? { phone: of.phone } : {}) });
	}
}
