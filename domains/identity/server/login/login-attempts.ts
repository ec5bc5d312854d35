import { loginErrors } from "../../contract/index.ts";
import type { Parts } from "../ports.ts";
import { refuserOf } from "../refusals.ts";
import type { BudgetName } from "./attempts-store.ts";
import type { Comparison } from "./comparisons.ts";

const refuseLogin = refuserOf(loginErrors);

/** The same error for our own limits and for blocks of the extra step. */
export const refuseBlocked = (waitMs: number) =>
	refuseLogin("blocked", { remainingBlockingTime: Math.ceil(waitMs / 1000) }, waitMs);

/**
 * Whose attempts are counted together. A browser in which the account was signed in to before has its own count, so
 * that attackers who try the account's password block only themselves.
 */
export const attemptsSubject = (email: string, knownDevice: Buffer | undefined): string =>
	knownDevice ? `${email} in ${knownDevice.toString("hex")}` : email;

/** `subject` in the form of `attemptsSubject`, here and below. */
export async function spendAttempt({ attempts, database }: Parts, subject: string, ip: string): Promise<void> {
	const fromAddress = await attempts.spend(database.reader, "loginFromAddress", ip);
	const spent = fromAddress.isLeft ? await attempts.spend(database.reader, "loginOfAccount", subject) : fromAddress;
	if (!spent.isLeft) throw refuseBlocked(spent.waitMs);
}

export async function refundAttempt({ attempts, database }: Parts, subject: string, ip: string): Promise<void> {
	await attempts.refund(database.reader, "loginFromAddress", ip);
	await attempts.refund(database.reader, "loginOfAccount", subject);
}

/** The address gets back this attempt only; otherwise an attacker with one account could try others without limit. */
export async function giveAttemptsBack({ attempts, database }: Parts, subject: string, ip: string): Promise<void> {
	await attempts.refund(database.reader, "loginFromAddress", ip);
	await attempts.restore(database.reader, "loginOfAccount", subject);
	await attempts.restore(database.reader, "wrongOfAccount", subject);
}

const wrongBudgets = (subject: string, ip: string): [BudgetName, string][] => [
	["wrongOfAccount", subject],
	["wrongFromAddress", ip],
	["wrongAnywhere", ""],
];

/** A password that counts as wrong while it is compared. */
export type FreeGuess = {
	/** It was right, or was not compared: it no longer counts. */
	giveBack(): Promise<void>;
	/** Its result is known. */
	end(): void;
};

/**
 * Takes one of the free guesses; undefined where a captcha is required first: for this account, this address, or all.
 * It is counted before it is compared, so that of many concurrent guesses no more are compared than are free; the same
 * for an e-mail that has no account.
 */
export async function takeFreeGuess(parts: Parts, subject: string, ip: string): Promise<FreeGuess | undefined> {
	const { comparisons } = parts;
	const counted = wrongBudgets(subject, ip);
	const keys = counted.map(keyOf);
	for (;;) {
		const before = new Map(keys.map((key) => [key, comparisons.comparedAs(key)]));
		const comparison = comparisons.begin(keys);
		const full = await spendAll(parts, counted).catch(abandoning(comparison));
		if (!full) return { giveBack: () => refundAll(parts, counted), end: comparison.end };
		comparison.abandon();
		const key = keyOf(full);
		const isOneKnown = comparisons.comparedAs(key) !== before.get(key);
		if (!isOneKnown && !(await comparisons.next(key))) return undefined;
	}
}

const abandoning =
	({ abandon }: Comparison) =>
	(error: unknown): never => {
		abandon();
		throw error;
	};

/** All or none; returns the first that is full. */
async function spendAll(
	parts: Parts,
	counted: readonly [BudgetName, string][],
): Promise<[BudgetName, string] | undefined> {
	for (const [i, each] of counted.entries()) {
		if ((await parts.attempts.spend(parts.database.reader, ...each)).isLeft) continue;
		await refundAll(parts, counted.slice(0, i));
		return each;
	}
	return undefined;
}

async function refundAll({ attempts, database }: Parts, counted: readonly [BudgetName, string][]): Promise<void> {
	for (const each of counted) await attempts.refund(database.reader, ...each);
}

// The exact address: a login does not wait for other addresses of its network.
const keyOf = ([name, subject]: [BudgetName, string]): string => `${name}:${subject}`;

/** Counts a wrong password that came with a captcha, while the budget lasts. */
export async function noteWrongPassword({ attempts, database }: Parts, subject: string, ip: string): Promise<void> {
	for (const [name, of] of wrongBudgets(subject, ip)) await attempts.spend(database.reader, name, of);
}
