import { type Id, idText } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { drawsFrom } from "@baize/kernel/random";
import { MINUTE_MS } from "@baize/kernel/time";
import { demandTextable } from "@baize/notifications/server";
import { type Operation, SEND_LIMIT } from "../contract/index.ts";
import { blockedMs } from "./budget-store.ts";
import { attemptsOf, SENDS_OF_DAY, sendsOf } from "./budgets.ts";
import { type CodeKey, putCode } from "./code-store.ts";
import type { Parts } from "./ports.ts";
import { refuseBlocked, refuseSend } from "./refuse.ts";
import { CODE_SMS } from "./sms/code.ts";
import { type Counting, takeAttempt } from "./take-attempt.ts";

export const CODE_MS = 10 * MINUTE_MS;

export type Who = { playerId: Id; sessionId: Id };
/** `authorises`: a text of what the code allows, empty where the operation is all. `to` is in E.164; `ip` is of who asks. */
export type CodeWish = { operation: Operation; authorises: string; to: string; locale: Locale; ip: string };

/** Sends a code by SMS; the one before ends. */
export async function requestCode(
	parts: Parts,
	who: Who,
	{ operation, authorises, to, locale, ip }: CodeWish,
): Promise<{ limit: number; remainingSendAttempts: number }> {
	const { database, clock, notifications } = parts;
	demandTextable(to);
	const waitMs = await blockedMs(database.reader, who.playerId, attemptsOf(operation), clock.nowMs());
	if (waitMs > 0) throw refuseBlocked("ACCOUNT_BLOCKED", waitMs);
	const remainingSendAttempts = await spendSend(parts, who.playerId, operation);
	const code = drawCode(parts);
	const of = { ...who, operation };
	await database.transaction(async (tx) => {
		await putCode(tx, of, codeHashOf(parts, of, authorises, code), new Date(clock.nowMs() + CODE_MS));
		const host = new URL(parts.publicUrl).hostname;
		await notifications.sendSms(tx, { to, template: CODE_SMS[operation], locale, values: { code, host }, ip });
	});
	return { limit: SEND_LIMIT, remainingSendAttempts };
}

async function spendSend(counting: Counting, playerId: Id, operation: Operation): Promise<number> {
	const ofOperation = await takeAttempt(counting, playerId, sendsOf(operation));
	if (!ofOperation.isLeft) throw refuseSend(ofOperation.waitMs);
	const ofDay = await takeAttempt(counting, playerId, SENDS_OF_DAY);
	if (!ofDay.isLeft) throw refuseSend(ofDay.waitMs);
	return Math.min(ofOperation.remaining, ofDay.remaining);
}

const CODES = 1_000_000;

/** Six digits, each code as likely as the next; 000000 is never one. */
function drawCode({ random }: Pick<Parts, "random">): string {
	const draws = drawsFrom(() => Buffer.from(random.bytes(4)).readUInt32BE());
	return String(1 + draws.below(CODES - 1)).padStart(6, "0");
}

/** The hash covers all that the code is bound to: brought for anything else, it is another hash. */
export const codeHashOf = (
	{ hashOf }: Pick<Parts, "hashOf">,
	{ playerId, sessionId, operation }: CodeKey,
	authorises: string,
	code: string,
): Buffer => hashOf("code", idText(playerId), idText(sessionId), operation, authorises, code);
