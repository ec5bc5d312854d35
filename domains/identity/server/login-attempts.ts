import { loginErrors } from "../contract/index.ts";
import type { BudgetName } from "./attempts-store.ts";
import type { Parts } from "./ports.ts";
import { refuserOf } from "./refusals.ts";

const refuseLogin = refuserOf(loginErrors);

/** Told alike for limits of ours and for blocks of the extra step. */
export const refuseBlocked = (waitMs: number) =>
	refuseLogin("blocked", { remainingBlockingTime: Math.ceil(waitMs / 1000) }, waitMs);

/**
 * Whose attempts are counted together. A browser in which the account was signed in to before has a count of its own, so that
 * strangers who try its password lock out only each other.
 */
export const attemptsSubject = (email: string, knownDevice: Buffer | undefined): string =>
	knownDevice ? `${email} in ${knownDevice.toString("hex")}` : email;

/** `subject` as `attemptsSubject` writes it, here and below. */
export async function spendAttempt({ attempts, database }: Parts, subject: string, ip: string): Promise<void> {
	const fromAddress = await attempts.spend(database.reader, "loginFromAddress", ip);
	const spent = fromAddress.isLeft ? await attempts.spend(database.reader, "loginOfAccount", subject) : fromAddress;
	if (!spent.isLeft) throw refuseBlocked(spent.waitMs);
}

export async function refundAttempt({ attempts, database }: Parts, subject: string, ip: string): Promise<void> {
	await attempts.refund(database.reader, "loginFromAddress", ip);
	await attempts.refund(database.reader, "loginOfAccount", subject);
}

/** The address gets back this attempt only, else whoever has one account could try others for ever. */
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

/** After too many wrong passwords a captcha comes first, whoever asks: for this account, this address, or all. */
export const isCaptchaDue = ({ attempts, database }: Parts, subject: string, ip: string): Promise<boolean> =>
	attempts.isAnySpent(database.reader, wrongBudgets(subject, ip));

/** The same for an account that nobody has. */
export async function noteWrongPassword({ attempts, database }: Parts, subject: string, ip: string): Promise<void> {
	for (const [name, of] of wrongBudgets(subject, ip)) await attempts.spend(database.reader, name, of);
}
