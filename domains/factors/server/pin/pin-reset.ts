import { randomBytes } from "node:crypto";
import { type Id, idText, readId } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import { pages, pathIn } from "@baize/platform-paths";
import type { SignedInVisit } from "@baize/platform-server";
import { RESET_MAILS } from "../attempts/budgets.ts";
import { takeAttempt } from "../attempts/take-attempt.ts";
import { PIN_RESET } from "../mails/owner-mails.ts";
import { contactOf, notifyChange } from "../notify-owner.ts";
import type { CallParts, Parts } from "../ports.ts";
import { refuse, refuseSend } from "../refuse.ts";
import { hasReset, putReset, takeReset } from "./pin-reset-store.ts";
import { requireStrongPin } from "./require-strong-pin.ts";
import { writePin } from "./set-pin.ts";

const RESET_MS = HOUR_MS;
const SECRET_BYTES = 32;

/** The player whose link it is, and the hash under which it is stored. The token itself is never stored. */
type Reset = { playerId: Id; hash: Buffer };

export function readResetToken({ hashOf }: Parts, token: string): Reset | undefined {
	const playerId = readId(token.split(".", 1)[0] ?? "");
	return playerId === null ? undefined : { playerId, hash: hashOf("pin-reset", token) };
}

export const readReset = ({ database, now }: Parts, { playerId, hash }: Reset): Promise<boolean> =>
	hasReset(database.reader, playerId, hash, now());

/** Mails a link; an earlier link stops working. */
export async function mailReset(
	parts: CallParts,
	{ session: { playerId } }: SignedInVisit,
): Promise<{ outcome: string }> {
	const { database, clock, notifications, publicUrl } = parts;
	const spent = await takeAttempt(parts, playerId, RESET_MAILS);
	if (!spent.isLeft) throw refuseSend(spent.waitMs);
	const { email: to, language: locale } = await contactOf(parts, playerId);
	const token = `${idText(playerId)}.${randomBytes(SECRET_BYTES).toString("base64url")}`;
	const link = publicUrl + pathIn(locale, pages.pinReset, { token });
	await database.transaction(async (tx) => {
		await putReset(tx, playerId, parts.hashOf("pin-reset", token), new Date(clock.nowMs() + RESET_MS));
		await notifications.sendMail(tx, { to, template: PIN_RESET, locale, values: { link } });
	});
	return { outcome: "SUCCESS" };
}

/** Sets the PIN by a mailed link and uses the link up. */
export async function resetPin(
	parts: CallParts,
	{ token, pinCode }: { token: string; pinCode: string },
	ip: string,
): Promise<{ outcome: string }> {
	const reset = readResetToken(parts, token);
	if (!reset || !(await readReset(parts, reset))) throw refuse("RESET_INVALID");
	const { playerId, hash } = reset;
	await requireStrongPin(parts, playerId, pinCode);
	const [contact, pinHash] = [await contactOf(parts, playerId), await parts.pinHash.hash(pinCode)];
	await parts.database.transaction(async (tx) => {
		if (!(await takeReset(tx, playerId, hash, parts.now()))) throw refuse("RESET_INVALID");
		await writePin(parts, tx, playerId, pinHash);
		await parts.changes.changed(tx, { kind: "pin", playerId });
		await notifyChange(parts, tx, "pin.set", { playerId, contact, ip });
	});
	return { outcome: "SUCCESS" };
}
