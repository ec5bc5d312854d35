import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import { seedDocumentRow } from "./document-store.ts";
import { claimPhone, setValidatedPhone, validatedPhoneOf } from "./phone-store.ts";

/** Of a demo person. What is not named stays as it is for everybody: REQUESTED, and no phone. */
export type DemoStanding = { status?: "VERIFIED" | "BLOCKED"; reason?: string; phone?: string };

/** Says what demo people have shown already, once: a later start leaves what has become of it. */
export function seedVerification(
	{ database, clock }: { database: Database; clock: Clock },
	playerId: Id,
	{ status, reason, phone }: DemoStanding,
): Promise<void> {
	const at = new Date(clock.nowMs());
	return database.transaction(async (tx) => {
		if (status)
			await seedDocumentRow(tx, playerId, { status, reason: reason ?? null, invalid_count: 0, changed_at: at });
		if (!phone || (await validatedPhoneOf(tx, playerId))) return;
		if (await claimPhone(tx, phone, playerId)) await setValidatedPhone(tx, playerId, phone, at);
	});
}
