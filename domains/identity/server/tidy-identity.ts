import { removeSpentCaptchas } from "./captcha/captcha-store.ts";
import { removeUnseenDevices } from "./devices/known-device-store.ts";
import { KNOWN_MS } from "./devices/known-devices.ts";
import { removeOldDevices } from "./devices/trusted-device-store.ts";
import { fingerprintAll } from "./duplicates/fingerprints.ts";
import { tidyAccounts } from "./people/account-jobs.ts";
import type { Parts } from "./ports.ts";
import { removeExpiredRegistrations } from "./store.ts";

/** Removes what has expired, and makes the fingerprints that are still missing. */
export async function tidyIdentity(parts: Parts): Promise<void> {
	const { database, clock } = parts;
	await parts.attempts.tidy(database.reader);
	await removeExpiredRegistrations(database.reader, new Date(clock.nowMs()));
	await parts.sessions.tidy();
	await tidyAccounts(parts);
	await removeOldDevices(database.reader, new Date(clock.nowMs()));
	await removeUnseenDevices(database.reader, new Date(clock.nowMs() - KNOWN_MS));
	await removeSpentCaptchas(database.reader, new Date(clock.nowMs()));
	await fingerprintAll(parts);
}
