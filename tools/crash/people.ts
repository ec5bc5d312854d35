import { pathOf } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import { changeMailConsent } from "@baize/notifications/contract";
import { openDatabase } from "@baize/platform-server";
import { declineLimits } from "@baize/safer-play/contract";
import { seedVerification } from "@baize/verification/server";
import { sql } from "kysely";
import { createFundedPlayers, type FundedOptions, fundedPlayerEmail } from "../bench/funded-players.ts";
import type { SignedIn } from "../bench/people.ts";
import { asked } from "./endless.ts";

export type Person = SignedIn & { email: string };

/** Players who may pay in, take money and be offered something: of a known age, asked for limits, agreed to offers. */
export async function createVerifiedPlayers(
	url: string,
	port: number,
	count: number,
	options: FundedOptions & { from: number },
): Promise<Person[]> {
	const players = await createFundedPlayers(url, port, count, options);
	const people = players.map((player, at) => ({ ...player, email: fundedPlayerEmail(options.from + at) }));
	const database = openDatabase(url, 1);
	const { rows } = await sql<{ person_id: Id }>`
		select person_id from identity.person where email = any (${people.map(({ email }) => email)}::text[])`.execute(
		database.reader,
	);
	for (const { person_id } of rows)
		await seedVerification({ database, clock: systemClock }, person_id, { status: "VERIFIED" });
	await database.close();
	for (const { cookie, handle: session } of people) {
		await asked(pathOf(declineLimits, { session }), { port, cookie, body: {} });
		await asked(pathOf(changeMailConsent, { session }), {
			port,
			cookie,
			method: "PUT",
			body: { marketingMails: true },
		});
	}
	return people;
}

/** Two operators decide every alert that waits, as if at once. */
export async function closeAlerts(url: string): Promise<void> {
	const database = openDatabase(url, 1);
	try {
		await sql`update laundering.alert set state = 'closed', outcome = 'explained', closed_at = now()
			where state <> 'closed'`.execute(database.reader);
	} finally {
		await database.close();
	}
}
