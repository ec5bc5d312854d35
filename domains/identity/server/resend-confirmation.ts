import type { Parts } from "./ports.ts";
import { CONFIRMATION_MS, sendConfirmation } from "./register.ts";
import { newestRegistration, replaceToken } from "./store.ts";
import { emailKey, hashOf, newToken } from "./tokens.ts";

/** Sends the link again where one is awaited; the answer does not tell whether one is. */
export async function resendConfirmation(parts: Parts, asked: string): Promise<{ email: string }> {
	const { database, clock, attempts } = parts;
	const email = emailKey(asked);
	const now = new Date(clock.nowMs());
	await database.transaction(async (tx) => {
		const isMailLeft = (await attempts.spend(tx, "mailToAddress", email)).isLeft;
		const awaited = await newestRegistration(tx, email, now);
		if (!awaited || !isMailLeft) return;
		const token = newToken(awaited.bucket);
		await replaceToken(tx, awaited, hashOf(token), new Date(now.getTime() + CONFIRMATION_MS));
		await sendConfirmation(parts, tx, email, token, awaited.language);
	});
	return { email: asked };
}
