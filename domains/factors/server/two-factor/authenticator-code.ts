import type { Id } from "@baize/kernel/id";
import type { Parts } from "../ports.ts";
import { confirmPending, putPending, readAuthenticator } from "./authenticator-store.ts";
import { codeAt, startOfStepMs, stepAt, TOTP_SECRET_BYTES } from "./totp.ts";

/** A code and until when it is accepted; no code if those of this step and the next one were used. */
export type AuthenticatorCode = { code?: string; untilMs: number };

/**
 * What a person's authenticator shows now. A code is accepted once, and the next step's code is accepted early: after a
 * login within the same half minute this is the next step's.
 */
export async function authenticatorCode(
	{ database, sealer, clock }: Parts,
	personId: Id,
): Promise<AuthenticatorCode | undefined> {
	const row = await readAuthenticator(database.reader, personId);
	if (!row?.secret) return undefined;
	const present = stepAt(clock.nowMs());
	const step = row.last_step < present ? present : row.last_step + 1n;
	if (step > present + 1n) return { untilMs: startOfStepMs(present + 1n) };
	return { code: codeAt(sealer.open(row.secret, personId), startOfStepMs(step)), untilMs: startOfStepMs(step + 1n) };
}

/** Adds a confirmed authenticator without set-up. Its secret is never shown; the function above reads its codes. */
export async function giveAuthenticator(parts: Parts, operatorId: Id): Promise<void> {
	const { database, random, sealer } = parts;
	const sealed = sealer.seal(Buffer.from(random.bytes(TOTP_SECRET_BYTES)), operatorId);
	await database.transaction(async (tx) => {
		await putPending(tx, operatorId, sealed, parts.now());
		const row = await readAuthenticator(tx, operatorId);
		if (row) await confirmPending(tx, row, 0n, parts.now());
	});
}
