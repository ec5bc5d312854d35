import { hash } from "node:crypto";
import { BUCKET_COUNT } from "@baize/kernel/id";
import { countedNetworks, type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";
import { SMS_COUNTRIES, type SmsBudget, type SmsBudgets } from "./sms-policy.data.ts";

type Counted = SmsBudget & { budget: SpentSms["budget"]; subject: string };

/** Which budget is spent, and for how long. */
export type SpentSms = { budget: "fromAddress" | "toNumber" | "toRange" | "toCountry"; waitMs: number };

/** The budgets of one SMS, always in this order, so that concurrent transactions never deadlock. */
function countedAs({ to, country, ip }: Sms, budgets: SmsBudgets): Counted[] {
	const of = (budget: Counted["budget"], subject: string, all: readonly SmsBudget[], times = 1): Counted[] =>
		all.map(({ limit, windowMs }) => ({
			budget,
			subject: `${subject} ${windowMs}`,
			limit: limit * times,
			windowMs,
		}));
	return [
		...countedNetworks(ip).flatMap(({ name, times }) => of("fromAddress", `address ${name}`, budgets.address, times)),
		...of("toNumber", `number ${to}`, budgets.number),
		...of("toRange", `range ${to.slice(0, -4)}`, budgets.range),
		...of("toCountry", `country ${country}`, [SMS_COUNTRIES[country]?.budget ?? { limit: 0, windowMs: 1 }]),
	];
}

export type Sms = { to: string; country: string; ip: string };

/**
 * Counts an SMS in every budget, or returns how long to wait. It runs in the transaction that sends: if one budget is
 * spent, the refusal rolls the others back. Each row stores when its whole budget is restored, and one statement moves
 * that time forward.
 */
export async function spendSms(tx: Tx, sms: Sms, budgets: SmsBudgets, nowMs: number): Promise<SpentSms | undefined> {
	for (const counted of countedAs(sms, budgets)) {
		if (await spendOne(tx, counted, nowMs)) continue;
		return { budget: counted.budget, waitMs: await waitMs(tx, counted, nowMs) };
	}
	return undefined;
}

const bucketOfSubject = (subject: string): number =>
	hash("sha256", subject, "buffer").readUInt8(0) % Number(BUCKET_COUNT);

async function spendOne(tx: Tx, { subject, limit, windowMs }: Counted, nowMs: number): Promise<boolean> {
	const now = new Date(nowMs);
	const one = sql`make_interval(secs => ${windowMs / limit / 1000})`;
	const { rows: spent } = await sql`insert into notifications.sms_budget as b (subject, bucket, restored_at)
		values (${subject}, ${bucketOfSubject(subject)}, ${now}::timestamptz + ${one})
		on conflict (subject, bucket) do update set restored_at = greatest(b.restored_at, ${now}) + ${one}
		where greatest(b.restored_at, ${now}) + ${one} <= ${new Date(nowMs + windowMs)}
		returning 1`.execute(tx);
	return spent.length > 0;
}

async function waitMs(reader: Reader, { subject, limit, windowMs }: Counted, nowMs: number): Promise<number> {
	const row = await rows<Tables>(reader)
		.selectFrom("notifications.sms_budget")
		.select("restored_at")
		.where("bucket", "=", bucketOfSubject(subject))
		.where("subject", "=", subject)
		.executeTakeFirst();
	return Math.max((row?.restored_at.getTime() ?? nowMs) + windowMs / limit - windowMs - nowMs, 1);
}

/** Deletes rows whose budget is fully restored. */
export async function removeRestored(reader: Reader, now: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("notifications.sms_budget").where("restored_at", "<", now).execute();
}
