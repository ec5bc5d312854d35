import { BUCKET_COUNT } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import type { Tables } from "../tables.ts";

/** Uses up a captcha; false where it was used already, also a moment ago. */
export async function spendCaptcha(reader: Reader, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
	const spent = await rows<Tables>(reader)
		.insertInto("identity.spent_captcha")
		.values({ token_hash: tokenHash, bucket: tokenHash.readUInt8(0) % Number(BUCKET_COUNT), expires_at: expiresAt })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return spent.numInsertedOrUpdatedRows === 1n;
}

export async function removeSpentCaptchas(reader: Reader, now: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("identity.spent_captcha").where("expires_at", "<=", now).execute();
}
