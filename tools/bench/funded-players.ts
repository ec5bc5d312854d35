import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openGeneralLedger } from "@baize/general-ledger/server";
import { BUCKET_COUNT, bucketOf, openIds } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import { openLedger } from "@baize/ledger/server";
import { openDatabase } from "@baize/platform-server";
import { openWallet } from "@baize/wallet/server";
import { sql } from "kysely";
import { type SignedIn, signIn } from "./people.ts";

const FUNDS_MINOR = 10_000_000n;
const LOGINS_AT_ONCE = 4;

/** No law says there how long a round of a slot lasts: for players who bet faster than people. */
export const FAST_COUNTRY = "MX";
/** The variable of a site whose visitors are there. */
export const AT_FAST_PLACE = { GEO_DEFAULT: `${FAST_COUNTRY}:CMX` };

/** The address of the database that a site stores under its data folder. */
export function urlOfEmbedded(dataDir: string): string {
	const password = readFileSync(join(dataDir, "postgres-password"), "utf8");
	const port = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[3];
	return `postgres://baize:${password}@127.0.0.1:${port}/baize`;
}

const bucketOfEmail = (email: string): number =>
	createHash("sha256").update(email).digest().readUInt8(0) % Number(BUCKET_COUNT);

export const fundedPlayerEmail = (index: number): string => `bench-player-${index}@baize.test`;

/** `from`: the index of the first one. `country`: where they live; where Alice does, unless it is given. */
export type FundedOptions = { from?: number; fundsMinor?: bigint; country?: string | null };

/** Players with Alice's password and money, signed in over HTTP. */
export async function createFundedPlayers(
	url: string,
	port: number,
	count: number,
	{ from = 0, fundsMinor = FUNDS_MINOR, country = null }: FundedOptions = {},
): Promise<SignedIn[]> {
	const database = openDatabase(url, 4);
	const ledger = openLedger({ database, clock: systemClock });
	const wallet = openWallet({ ledger });
	const newId = openIds(systemClock, 30);
	const switches = { switchBySite: async () => false };
	const books = openGeneralLedger({ database, clock: systemClock, ids: newId, ledger, switches });
	const emails: string[] = [];
	for (let index = from; index < from + count; index++) {
		const playerId = newId();
		const email = fundedPlayerEmail(index);
		emails.push(email);
		await database.transaction(async (tx) => {
			const bucket = bucketOf(playerId);
			await sql`insert into identity.sign_in_name values (${email}, ${bucketOfEmail(email)}, ${playerId})`.execute(tx);
			await sql`insert into identity.person select ${playerId}, ${bucket}, ${email}, password_hash, first_name, last_name, nickname, language, roles, status, created_at
				from identity.person where email = 'alice@baize.test'`.execute(tx);
			// Born on another day and without her phone, each is another person to the search for second accounts.
			await sql`insert into identity.player select ${playerId}, ${bucket}, p.currency, birth_date - ${index + 1}::integer, coalesce(${country}::text, country),
				case when ${country}::text is null then subdivision end, street, city, postal_code, null, terms_version
				from identity.player p join identity.person on person_id = player_id where email = 'alice@baize.test'`.execute(
				tx,
			);
			await wallet.open(tx, playerId, "CAD");
			if (fundsMinor === 0n) return;
			const id = newId();
			await wallet.deposit(tx, { playerId, currency: "CAD", amountMinor: fundsMinor, reference: id });
			// The site compares its books with the wallets.
			const paid = { account: "bank", currency: "CAD", amountMinor: fundsMinor } as const;
			const owned = { account: "playersExternal", currency: "CAD", amountMinor: -fundsMinor } as const;
			await books.post(tx, { id, cause: "deposit", reference: email, lines: [paid, owned] });
		});
	}
	await ledger.close();
	await database.close();
	const players: SignedIn[] = [];
	for (let at = 0; at < emails.length; at += LOGINS_AT_ONCE) {
		players.push(...(await Promise.all(emails.slice(at, at + LOGINS_AT_ONCE).map((email) => signIn(port, email)))));
	}
	return players;
}
