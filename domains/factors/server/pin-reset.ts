import { randomBytes } from "node:crypto";
import { type Id, idText, readId } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import type { SignedInVisit } from "@baize/platform-server";
import { spend } from "./budget-store.ts";
import { RESET_MAILS } from "./budgets.ts";
import { PIN_RESET } from "./mails/pin-reset.ts";
import type { Parts } from "./ports.ts";
import { hasReset, putReset, takeReset } from "./proof-store.ts";
import { refuse, refuseSend } from "./refuse.ts";
import { writePin } from "./set-pin.ts";
import { contactOf, tellChange } from "./tell.ts";

export const RESET_MS = HOUR_MS;
const SECRET_BYTES = 32;

/** The player whose link it is, and the hash under which it is kept: of the token itself nothing is stored. */
type Reset = { playerId: Id; hash: Buffer };

export function readResetToken({ hashOf }: Parts, token: string): Reset | undefined {
	const playerId = readId(token.split(".", 1)[0] ?? "");
	return playerId === null ? undefined : { playerId, hash: hashOf("pin-reset", token) };
}

export const readReset = ({ database, now }: Parts, { playerId, hash }: Reset): Promise<boolean> =>
	hasReset(database.reader, playerId, hash, now());

/** Mails a link; the one before ends. */
export async function mailReset(parts: Parts, { session: { playerId } }: SignedInVisit): Promise<{ outcome: string }> {
	const { database, clock, notifications, publicUrl } = parts;
	const spent = await spend(database.reader, playerId, RESET_MAILS, clock.nowMs());
	if (!spent.isLeft) throw refuseSend(spent.waitMs);
	const { email: to, language: locale } = await contactOf(parts, playerId);
	const token = `${idText(playerId)}.${randomBytes(SECRET_BYTES).toString("base64url")}`;
	const link = `${publicUrl}/${locale}/pin-reset?token=${token}`;
	await database.transaction(async (tx) => {
		await putReset(tx, playerId, parts.hashOf("pin-reset", token), new Date(clock.nowMs() + RESET_MS));
		await notifications.sendMail(tx, { to, template: PIN_RESET, locale, values: { link } });
	});
	return { outcome: "SUCCESS" };
}

/** Sets the PIN that a link was asked for; the link is used up with it. */
export async function resetPin(
	parts: Parts,
	{ token, pinCode }: { token: string; pinCode: string },
	ip: string,
): Promise<{ outcome: string }> {
	const reset = readResetToken(parts, token);
	if (!reset || !(await readReset(parts, reset))) throw refuse("RESET_INVALID");
	const { playerId, hash } = reset;
	const [contact, pinHash] = [await contactOf(parts, playerId), await parts.pinHash.hash(pinCode)];
	await parts.database.transaction(async (tx) => {
		if (!(await takeReset(tx, playerId, hash, parts.now()))) throw refuse("RESET_INVALID");
		await writePin(parts, tx, playerId, pinHash);
		await parts.sessions.onPinSet(tx, playerId);
		await tellChange(parts, tx, "pin.set", { playerId, contact, ip });
	});
	return { outcome: "SUCCESS" };
}
