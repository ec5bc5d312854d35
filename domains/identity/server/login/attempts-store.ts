import { createHmac } from "node:crypto";
import { BUCKET_COUNT } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { MINUTE_MS } from "@baize/kernel/time";
import { countedNetworks, type Reader, rows, type SpentBudget } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";

/** Bytes of the subject's hash that are stored: enough to tell subjects apart. */
const SUBJECT_BYTES = 8;

/**
 * The burst size; one attempt comes back every `windowMs / limit`. For an IP address, whole networks are counted: see
 * `countedNetworks`.
 */
export type Budget = { limit: number; windowMs: number; isOfAddress?: true };

/** The bucket of what is found by its hash. */
export const bucketOfHash = (hashed: Buffer): number => hashed.readUInt8(0) % Number(BUCKET_COUNT);

/** Mails of one purpose to one inbox; other purposes have their own budgets. */
const MAILS = { limit: 5, windowMs: 60 * MINUTE_MS };

export const BUDGETS = {
	loginOfAccount: { limit: 10, windowMs: 15 * MINUTE_MS },
	loginFromAddress: { limit: 300, windowMs: 15 * MINUTE_MS, isOfAddress: true },
	/** Wrong passwords, and those that are being compared; when none is left, a captcha is required. */
	wrongOfAccount: { limit: 3, windowMs: 15 * MINUTE_MS },
	wrongFromAddress: { limit: 10, windowMs: 15 * MINUTE_MS, isOfAddress: true },
	/** Over all accounts and addresses: detects a list of stolen passwords that is tried from many places. */
	wrongAnywhere: { limit: 300, windowMs: MINUTE_MS },
	/** Each purpose has its own budget; security notices are sent whatever was sent before. */
	registrationMail: MAILS,
	resendMail: MAILS,
	recoveryMail: MAILS,
	newEmailMail: MAILS,
	passwordOfPerson: { limit: 5, windowMs: 15 * MINUTE_MS },
	/** Attempts to link a bank account that turned out to be another player's. */
	takenAccountOfPlayer: { limit: 10, windowMs: 24 * 60 * MINUTE_MS },
	exportOfPlayer: { limit: 3, windowMs: 24 * 60 * MINUTE_MS },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof BUDGETS;

type Spent = { isLeft: true } | { isLeft: false; waitMs: number };

/**
 * Attempts counted in the database, so that all processes share one count. The row stores the time at which the whole
 * budget is available again; one atomic statement advances it, so that a burst can never spend more than the budget.
 */
export type Attempts = {
	/** Takes one attempt; returns how long to wait where none is left. */
	spend(reader: Reader, name: BudgetName, subject: string): Promise<Spent>;
	/** Whether any of these budgets is empty. Takes nothing. */
	isAnySpent(reader: Reader, of: readonly [name: BudgetName, subject: string][]): Promise<boolean>;
	/** Returns one attempt: it was a successful one. */
	refund(reader: Reader, name: BudgetName, subject: string): Promise<void>;
	/** Returns the whole budget. */
	restore(reader: Reader, name: BudgetName, subject: string): Promise<void>;
	/** Removes rows that no longer matter. */
	tidy(reader: Reader): Promise<void>;
};

/** One row of the count. */
type Counted = { subject: Buffer; bucket: number; windowMs: number; eachMs: number };

export function openAttempts(clock: Clock, key: Buffer, onSpent: (spent: SpentBudget) => void = () => {}): Attempts {
	/** An IP address counts for each of its networks. */
	function countedAs(name: BudgetName, subject: string): Counted[] {
		const { limit, windowMs, isOfAddress }: Budget = BUDGETS[name];
		const networks = isOfAddress ? countedNetworks(subject) : [{ name: subject, times: 1 }];
		return networks.map(({ name: counted, times }) => {
			const hashed = createHmac("sha256", key).update(`${name}:${counted}`).digest();
			return { subject: hashed, bucket: bucketOfHash(hashed), windowMs, eachMs: windowMs / (limit * times) };
		});
	}

	async function restoredAt(reader: Reader, of: Counted): Promise<number> {
		const row = await rows<Tables>(reader)
			.selectFrom("identity.attempt")
			.select("restored_at")
			.where("bucket", "=", of.bucket)
			.where("subject", "=", of.subject)
			.executeTakeFirst();
		return row?.restored_at.getTime() ?? clock.nowMs();
	}

	async function spendOne(reader: Reader, of: Counted): Promise<Spent> {
		const now = new Date(clock.nowMs());
		const one = sql`make_interval(secs => ${of.eachMs / 1000})`;
		const { rows: spent } = await sql`insert into identity.attempt as a (subject, bucket, restored_at)
			values (${of.subject}, ${of.bucket}, ${now}::timestamptz + ${one})
			on conflict (subject, bucket) do update set restored_at = greatest(a.restored_at, ${now}) + ${one}
			where greatest(a.restored_at, ${now}) + ${one} <= ${new Date(now.getTime() + of.windowMs)}
			returning 1`.execute(reader);
		if (spent.length > 0) return { isLeft: true };
		const waitMs = (await restoredAt(reader, of)) + of.eachMs - of.windowMs - now.getTime();
		return { isLeft: false, waitMs: Math.max(waitMs, 0) };
	}

	const refundOne = (reader: Reader, { subject, bucket, eachMs }: Counted): Promise<unknown> =>
		sql`update identity.attempt set restored_at = restored_at - make_interval(secs => ${eachMs / 1000})
			where bucket = ${bucket} and subject = ${subject}`.execute(reader);

	async function isSpent(reader: Reader, of: Counted): Promise<boolean> {
		const nowMs = clock.nowMs();
		return Math.max(await restoredAt(reader, of), nowMs) + of.eachMs > nowMs + of.windowMs;
	}

	return {
		async spend(reader, name, subject) {
			const taken: Counted[] = [];
			for (const of of countedAs(name, subject)) {
				const spent = await spendOne(reader, of);
				if (!spent.isLeft) {
					for (const each of taken) await refundOne(reader, each);
					onSpent({ budget: name, subject: of.subject.toString("hex", 0, SUBJECT_BYTES) });
					return spent;
				}
				taken.push(of);
			}
			return { isLeft: true };
		},
		async isAnySpent(reader, of) {
			const counted = of.flatMap(([name, subject]) => countedAs(name, subject));
			return (await Promise.all(counted.map((each) => isSpent(reader, each)))).includes(true);
		},
		async refund(reader, name, subject) {
			for (const of of countedAs(name, subject)) await refundOne(reader, of);
		},
		async restore(reader, name, subject) {
			for (const { subject: hashed, bucket } of countedAs(name, subject))
				await rows<Tables>(reader)
					.deleteFrom("identity.attempt")
					.where("bucket", "=", bucket)
					.where("subject", "=", hashed)
					.execute();
		},
		async tidy(reader) {
			const now = new Date(clock.nowMs());
			await rows<Tables>(reader).deleteFrom("identity.attempt").where("restored_at", "<", now).execute();
		},
	};
}
