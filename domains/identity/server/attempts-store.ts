import { createHmac } from "node:crypto";
import type { Clock } from "@baize/kernel/time";
import { MINUTE_MS } from "@baize/kernel/time";
import { type Reader, rows, type SpentBudget } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Of a subject's hash, enough to tell one from another. */
const SUBJECT_BYTES = 8;

/** So many attempts at once; each comes back after `windowMs / limit`. */
export type Budget = { limit: number; windowMs: number };

export const BUDGETS = {
	loginOfAccount: { limit: 10, windowMs: 15 * MINUTE_MS },
	loginFromAddress: { limit: 300, windowMs: 15 * MINUTE_MS },
	/** Login pages ask for what a passkey signs as soon as they open. */
	passkeyFromAddress: { limit: 300, windowMs: 15 * MINUTE_MS },
	/** Wrong passwords; when none is left, a captcha is asked for. */
	wrongOfAccount: { limit: 3, windowMs: 15 * MINUTE_MS },
	wrongFromAddress: { limit: 10, windowMs: 15 * MINUTE_MS },
	/** Of all accounts from all addresses: a list of stolen passwords is being tried from many places. */
	wrongAnywhere: { limit: 300, windowMs: MINUTE_MS },
	registrationFromAddress: { limit: 200, windowMs: 60 * MINUTE_MS },
	mailToAddress: { limit: 5, windowMs: 60 * MINUTE_MS },
	recoveryFromAddress: { limit: 100, windowMs: 60 * MINUTE_MS },
	linkFromAddress: { limit: 60, windowMs: 15 * MINUTE_MS },
	passwordOfPerson: { limit: 5, windowMs: 15 * MINUTE_MS },
	exportOfPlayer: { limit: 3, windowMs: 24 * 60 * MINUTE_MS },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof BUDGETS;

/**
 * Attempts counted in the database, so that all processes share one count. The row holds the time at which the whole
 * budget is back; one atomic statement moves it on, so that a burst can never spend more than there is.
 */
export type Attempts = {
	/** Takes one attempt; answers how long to wait where none is left. */
	spend(
		reader: Reader,
		name: BudgetName,
		subject: string,
	): Promise<{ isLeft: true } | { isLeft: false; waitMs: number }>;
	/** Whether any of these budgets has nothing left. Takes nothing. */
	isAnySpent(reader: Reader, of: readonly [name: BudgetName, subject: string][]): Promise<boolean>;
	/** Gives one attempt back: it was a good one. */
	refund(reader: Reader, name: BudgetName, subject: string): Promise<void>;
	/** Gives the whole budget back. */
	restore(reader: Reader, name: BudgetName, subject: string): Promise<void>;
	/** Removes what says nothing any more. */
	tidy(reader: Reader): Promise<void>;
};

export function openAttempts(clock: Clock, key: Buffer, onSpent: (spent: SpentBudget) => void = () => {}): Attempts {
	const keyOf = (name: BudgetName, subject: string) => {
		const hashed = createHmac("sha256", key).update(`${name}:${subject}`).digest();
		return { subject: hashed, bucket: hashed.readUInt8(0) % 64 };
	};

	async function restoredAt(reader: Reader, of: { subject: Buffer; bucket: number }): Promise<number> {
		const row = await rows<Tables>(reader)
			.selectFrom("identity.attempt")
			.select("restored_at")
			.where("bucket", "=", of.bucket)
			.where("subject", "=", of.subject)
			.executeTakeFirst();
		return row?.restored_at.getTime() ?? clock.nowMs();
	}

	return {
		async spend(reader, name, subjectText) {
			const { limit, windowMs } = BUDGETS[name];
			const of = keyOf(name, subjectText);
			const now = new Date(clock.nowMs());
			const one = sql`make_interval(secs => ${windowMs / limit / 1000})`;
			const { rows: spent } = await sql`insert into identity.attempt as a (subject, bucket, restored_at)
				values (${of.subject}, ${of.bucket}, ${now}::timestamptz + ${one})
				on conflict (subject, bucket) do update set restored_at = greatest(a.restored_at, ${now}) + ${one}
				where greatest(a.restored_at, ${now}) + ${one} <= ${new Date(now.getTime() + windowMs)}
				returning 1`.execute(reader);
			if (spent.length > 0) return { isLeft: true };
			onSpent({ budget: name, subject: of.subject.toString("hex", 0, SUBJECT_BYTES) });
			const waitMs = (await restoredAt(reader, of)) + windowMs / limit - windowMs - now.getTime();
			return { isLeft: false, waitMs: Math.max(waitMs, 0) };
		},
		async isAnySpent(reader, of) {
			const nowMs = clock.nowMs();
			const spent = await Promise.all(
				of.map(async ([name, subject]) => {
					const { limit, windowMs } = BUDGETS[name];
					const restoredMs = Math.max(await restoredAt(reader, keyOf(name, subject)), nowMs);
					return restoredMs + windowMs / limit > nowMs + windowMs;
				}),
			);
			return spent.includes(true);
		},
		async refund(reader, name, subjectText) {
			const { limit, windowMs } = BUDGETS[name];
			const { subject, bucket } = keyOf(name, subjectText);
			await sql`update identity.attempt set restored_at = restored_at - make_interval(secs => ${windowMs / limit / 1000})
				where bucket = ${bucket} and subject = ${subject}`.execute(reader);
		},
		async restore(reader, name, subjectText) {
			const { subject, bucket } = keyOf(name, subjectText);
			await rows<Tables>(reader)
				.deleteFrom("identity.attempt")
				.where("bucket", "=", bucket)
				.where("subject", "=", subject)
				.execute();
		},
		async tidy(reader) {
			const now = new Date(clock.nowMs());
			await rows<Tables>(reader).deleteFrom("identity.attempt").where("restored_at", "<", now).execute();
		},
	};
}
