import { type Id, openIds } from "@baize/kernel/id";
import { DAY_MS, systemClock } from "@baize/kernel/time";
import type { WagerTerms } from "@baize/ledger/contract";
import { type Ledger, openLedger } from "@baize/ledger/server";
import { openDatabase, type Tx } from "@baize/platform-server";
import { sql } from "kysely";

const CURRENCY = "CAD";
const BONUS_MINOR = 400n;
const PAUSE_MS = 60;

/** Terms that some of the rounds complete before the bonus is removed, and others do not. */
const terms = (at: number): WagerTerms => ({
	requiredX1000: at % 2 === 0 ? 300_000n : 1_000_000_000n,
	sharesX1000: { slots: 1_000, sports: 1_000, blackjack: 1_000 },
	gameShares: [],
	fundsOrder: "bonusFirst",
	counts: "all",
	maxStakeMinor: null,
	maxConvertedMinor: 200n,
	perWinX1000: 0,
	untilMs: systemClock.nowMs() + DAY_MS,
	termsHash: Buffer.from("crash"),
});

/**
 * Bonuses of the players who play meanwhile, one after the other: granted, put in force, removed. Each command is repeated
 * with its ids until it is answered, because PostgreSQL is killed under it.
 */
export async function openBonusLoad(url: () => string, emails: readonly string[]) {
	let books = openBooks(url());
	const newId = openIds(systemClock, 29);
	const { rows } = await sql<{ person_id: Id }>`
		select person_id from identity.person where email = any (${emails}::text[])`.execute(books.database.reader);
	let isEnded = false;
	/** The grants that were acknowledged. */
	const granted = new Set<Id>();

	async function untilAnswered(command: (ledger: Ledger, tx: Tx) => Promise<{ status: string }>): Promise<string> {
		for (;;) {
			const { ledger, database } = books;
			const answer = await database.transaction((tx) => command(ledger, tx)).catch(() => undefined);
			if (answer) return answer.status;
			await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
			followUrl();
		}
	}

	/** A PostgreSQL that was killed may come back at another port, which nothing says before it is back. */
	function followUrl(): void {
		const current = urlOrNone();
		if (current === undefined || current === books.url) return;
		closeBooks(books).catch(() => {});
		books = openBooks(current);
	}

	function urlOrNone(): string | undefined {
		try {
			return url();
		} catch {
			return undefined;
		}
	}

	async function live(playerId: Id): Promise<void> {
		for (let at = 0; !isEnded; at++) {
			const grant = newId();
			const whose = { playerId, currency: CURRENCY, grant };
			const activation = {
				...{ ...whose, activationId: newId(), lockId: newId(), lockMinor: 100n },
				terms: terms(at),
			};
			const removal = { ...whose, releaseId: newId() };
			await untilAnswered((ledger, tx) => ledger.bonuses.grant(tx, { ...whose, amountMinor: BONUS_MINOR }));
			granted.add(grant);
			await untilAnswered((ledger, tx) => ledger.bonuses.activate(tx, activation));
			await new Promise((resolve) => setTimeout(resolve, 10 * PAUSE_MS));
			await untilAnswered((ledger, tx) => ledger.bonuses.remove(tx, removal));
		}
	}

	const living = Promise.all(rows.map(({ person_id }) => live(person_id)));
	return {
		granted,
		async end(): Promise<void> {
			isEnded = true;
			await living;
			await closeBooks(books);
		},
	};
}

type Books = ReturnType<typeof openBooks>;

function openBooks(url: string) {
	const database = openDatabase(url, 2);
	return { url, database, ledger: openLedger({ database, clock: systemClock }) };
}

async function closeBooks({ ledger, database }: Books): Promise<void> {
	await ledger.close();
	await database.close();
}
