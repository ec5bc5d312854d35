import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { drawsOf } from "@baize/kernel/random";
import { MINUTE_MS } from "@baize/kernel/time";
import { requireTextable, type SmsTemplate } from "@baize/notifications/server";
import type { Tx } from "@baize/platform-server";
import { type Method, type Operation, SEND_LIMIT } from "../../contract/index.ts";
import { blockedMs, remaining } from "../attempts/budget-store.ts";
import { attemptsOf, PIN_ATTEMPTS, SENDS_OF_DAY, sendsOf } from "../attempts/budgets.ts";
import { type Counting, takeAttempt } from "../attempts/take-attempt.ts";
import { LOGIN_CODE } from "../mails/owner-mails.ts";
import type { Parts } from "../ports.ts";
import { refuseBlocked, refuseSend } from "../refuse.ts";
import { CODE_SMS } from "../sms/code.ts";
import { bindingHashOf, codeHashOf } from "./confirmation-hashes.ts";
import { type NewConfirmation, putConfirmation } from "./confirmation-store.ts";

/** How long a requested confirmation stays open. */
export const CONFIRMATION_MS = 10 * MINUTE_MS;

export type Who = { playerId: Id; sessionId: Id };
/**
 * `authorises`: a text of what the code allows, empty if the operation says it all. `to` is in E.164; `ip` is the
 * requester's.
 */
export type CodeRequest = { operation: Operation; authorises: string; to: string; locale: Locale; ip: string };
/** The SMS, if it contains more than the operation. */
type Message = { template: SmsTemplate; values: Readonly<Record<string, string>> };
/** The limit of SMS, and how many are left. */
export type Sends = { limit: number; remainingSendAttempts: number };

/** Opens a confirmation and sends its code by SMS; an earlier confirmation ends. */
export async function requestCode(
	parts: Parts,
	who: Who,
	{ operation, authorises, to, locale, ip }: CodeRequest,
	{ template, values }: Message = { template: CODE_SMS[operation], values: {} },
): Promise<Sends> {
	requireTextable(to);
	return openSent(parts, who, { operation, authorises, method: "SMS" }, (tx, code) => {
		const host = new URL(parts.publicUrl).hostname;
		return parts.notifications.sendSms(tx, { to, template, locale, values: { ...values, code, host }, ip });
	});
}

/** The same for the login of a player without a phone: the code goes to the account's e-mail. */
export const requestLoginMail = (
	parts: Parts,
	who: Who,
	{ to, locale }: { to: string; locale: Locale },
): Promise<Sends> =>
	openSent(parts, who, { operation: "login", authorises: "", method: "EMAIL" }, (tx, code) =>
		parts.notifications.sendMail(tx, { to, template: LOGIN_CODE, locale, values: { code } }),
	);

async function openSent(
	parts: Parts,
	who: Who,
	{ operation, authorises, method }: { operation: Operation; authorises: string; method: "SMS" | "EMAIL" },
	send: (tx: Tx, code: string) => Promise<void>,
): Promise<Sends> {
	await refuseWhileBlocked(parts, who.playerId, operation, method);
	const remainingSendAttempts = await spendSend(parts, who.playerId, operation);
	const code = drawCode(parts);
	const key = { ...who, operation };
	await parts.database.transaction(async (tx) => {
		const code_hash = codeHashOf(parts, key, authorises, code);
		const binding_hash = bindingHashOf(parts, key, authorises);
		await putConfirmation(tx, key, openUntil(parts.clock.nowMs(), { method, binding_hash, code_hash }));
		await send(tx, code);
	});
	return { limit: SEND_LIMIT, remainingSendAttempts };
}

/** Opens a confirmation that a PIN or the authenticator's code will prove. Nothing is sent. */
export async function openConfirmation(
	parts: Parts,
	who: Who,
	{
		operation,
		authorises,
		method,
	}: { operation: Operation; authorises: string; method: Exclude<Method, "SMS" | "EMAIL"> },
): Promise<Sends> {
	const { database, clock } = parts;
	await refuseWhileBlocked(parts, who.playerId, operation, method);
	const key = { ...who, operation };
	const binding_hash = bindingHashOf(parts, key, authorises);
	const confirmation = openUntil(clock.nowMs(), { method, binding_hash, code_hash: null });
	await database.transaction((tx) => putConfirmation(tx, key, confirmation));
	const left = await remaining(database.reader, who.playerId, sendsOf(operation), clock.nowMs());
	return { limit: SEND_LIMIT, remainingSendAttempts: left };
}

const openUntil = (
	nowMs: number,
	of: Pick<NewConfirmation, "method" | "binding_hash" | "code_hash">,
): NewConfirmation => ({
	...of,
	expires_at: new Date(nowMs + CONFIRMATION_MS),
	used_at: null,
	proof_hash: null,
	request_hash: null,
});

async function refuseWhileBlocked(
	{ database, clock }: Parts,
	playerId: Id,
	operation: Operation,
	method: Method,
): Promise<void> {
	const budget = method === "PIN_CODE" ? PIN_ATTEMPTS : attemptsOf(operation);
	const waitMs = await blockedMs(database.reader, playerId, budget, clock.nowMs());
	if (waitMs > 0) throw refuseBlocked("ACCOUNT_BLOCKED", waitMs);
}

async function spendSend(counting: Counting, playerId: Id, operation: Operation): Promise<number> {
	const ofOperation = await takeAttempt(counting, playerId, sendsOf(operation));
	if (!ofOperation.isLeft) throw refuseSend(ofOperation.waitMs);
	const ofDay = await takeAttempt(counting, playerId, SENDS_OF_DAY);
	if (!ofDay.isLeft) throw refuseSend(ofDay.waitMs);
	return Math.min(ofOperation.remaining, ofDay.remaining);
}

const CODES = 1_000_000;

/** Six digits, each code equally likely; never 000000. */
function drawCode({ random }: Pick<Parts, "random">): string {
	const draws = drawsOf(random);
	return String(1 + draws.below(CODES - 1)).padStart(6, "0");
}
