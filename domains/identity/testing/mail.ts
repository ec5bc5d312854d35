import type { Notifications } from "@baize/notifications/server";
import { newestLink } from "@baize/notifications/testing";
import { type Database, QUEUES } from "@baize/platform-server";
import { sql } from "kysely";

const MAX_LOOKS = 200;
const LOOK_AGAIN_MS = 25;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));

/** Waits for a mail with this subject: jobs send after the reply. */
export async function mailOf(
	notifications: Pick<Notifications, "mailbox">,
	to: string,
	subject: string,
): Promise<{ text: string }> {
	for (let look = 0; look < MAX_LOOKS; look++) {
		const found = (await notifications.mailbox(to)).find((mail) => mail.subject === subject);
		if (found) return found;
		await pause();
	}
	throw new Error(`no mail "${subject}" was sent to ${to}`);
}

/** The token in the newest mail with this subject. */
export async function tokenOf(
	notifications: Pick<Notifications, "mailbox">,
	to: string,
	subject: string,
): Promise<string> {
	const { text } = await mailOf(notifications, to, subject);
	return /token=([\w-]+)/.exec(text)?.[1] ?? "";
}

/** Waits until every job that is due has been done. */
export async function jobsDone({ reader }: Pick<Database, "reader">): Promise<void> {
	for (let look = 0; look < MAX_LOOKS; look++) {
		if ((await countDue(reader)) === 0n) return;
		await pause();
	}
	throw new Error("the jobs are not done after five seconds");
}

async function countDue(reader: Database["reader"]): Promise<bigint> {
	const queues = Object.values(QUEUES).map(({ schema }) => sql`select run_at from ${sql.id(schema, "_private_jobs")}`);
	const due = sql<{ waiting: bigint }>`select count(*) as waiting from (${sql.join(queues, sql` union all `)}) job
		where run_at <= now()`;
	return (await due.execute(reader)).rows[0]?.waiting ?? 0n;
}

/** The token of the newest mail to an address, once all jobs have run. */
export async function newestToken(
	{ database, notifications }: { database: Database; notifications: Pick<Notifications, "mailbox"> },
	to: string,
): Promise<string> {
	await jobsDone(database);
	return (await newestLink(notifications, to)).searchParams.get("token") ?? "";
}
