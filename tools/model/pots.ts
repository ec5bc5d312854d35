import { readPot } from "@baize/jackpots/contract";
import { TEST_GAME_NUMBER, TEST_TERMS, type TestJackpots } from "@baize/jackpots/testing";
import type { Id } from "@baize/kernel/id";
import { currencyOf } from "@baize/kernel/money";
import type { Draws } from "@baize/kernel/random";
import { KINDS } from "@baize/ledger/contract";
import { anOperation } from "@baize/ledger/testing";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { sql } from "kysely";
import type { Sequence } from "./sequence.ts";

const VISITOR: Visit = { session: undefined, locale: "en", ip: "192.0.2.1", userAgent: "", cookies: {} };
const PARTS = 10_000n;

/** The jackpot of a wave: what it pays is an operation of the winner's wallet, so the model receives it. */
export type Pots = {
	/** Reports to the models what jackpots have paid since. */
	noteWins(): Promise<void>;
	/** Follows the journal, pays what was left between a draw and its payment, and compares what pages show with the pots. */
	follow(draws: Draws): Promise<string[]>;
};

export function openPots(app: TestJackpots, sequences: readonly Sequence[], startMs: number): Pots {
	const byPlayer = new Map(sequences.map((sequence) => [sequence.playerId, sequence]));

	async function noteWins(): Promise<void> {
		const { rows } = await sql<{ op_id: Id; player_id: Id; win: bigint; reference: Id }>`
			select op_id, player_id, win, reference from ledger.journal
			where kind = ${KINDS.jackpotWon.number} and at >= ${new Date(startMs)} order by seq`.execute(app.database.reader);
		for (const { op_id, player_id, win, reference } of rows) {
			const winner = byPlayer.get(player_id);
			if (!winner || winner.model.recorded.has(op_id)) continue;
			const operation = anOperation("jackpotWon", op_id, player_id, 0n, win, winner.currency);
			winner.model.post({ ...operation, reference, gameId: TEST_GAME_NUMBER });
		}
	}

	return {
		noteWins,
		async follow(draws) {
			const { jackpots, ledger } = app;
			// A process that fails after the consumer's work, before the commit: nothing of it has happened.
			if (draws.below(2) === 0)
				await ledger
					.follow(failing(app))
					.run()
					.catch(() => undefined);
			await Promise.all([app.follow(), ledger.follow(jackpots.follower).run()]);
			await jackpots.repairWins();
			await noteWins();
			return shownAboveFund(app);
		},
	};
}

function failing({ jackpots: { follower } }: TestJackpots): typeof follower {
	return {
		...follower,
		async apply(...given) {
			await follower.apply(...given);
			throw new Error("the process ends here");
		},
	};
}

type Fund = { level: string; currency: string; fund: bigint };

/** Each pot as the rows say: contributions and seeds less wins. */
const readFunds = async ({ database }: TestJackpots): Promise<Fund[]> =>
	(
		await sql<Fund>`select level, currency, contributed + seeded - won as fund from jackpots.pot`.execute(
			database.reader,
		)
	).rows;

/** What another process shows a visitor at this moment, compared with what is in the pots. */
async function shownAboveFund(app: TestJackpots): Promise<string[]> {
	const client = openInProcessClient(app.openBeside().bindings);
	const funds = await readFunds(app);
	const found: string[] = [];
	for (const currency of ["CAD", "EUR"]) {
		const shown = await client.call(readPot, { params: { pot: TEST_TERMS.id }, query: { currency } }, VISITOR);
		for (const { level, amountMinor } of shown.levels) {
			const fund = funds.find((pot) => pot.level === level && pot.currency === currency)?.fund ?? 0n;
			if (BigInt(amountMinor) * PARTS > fund)
				found.push(`the pot ${level} shows ${amountMinor} ${currency}, and has ${fund} parts`);
		}
	}
	return found;
}

/** After the last wave: the books and the wallets agree with the pots, and each stake was given to them once. */
export async function potFindings(app: TestJackpots): Promise<string[]> {
	await app.follow();
	await app.jackpots.bookGrown();
	await app.generalLedger.compare();
	const findings = (await app.jackpots.audit()).map(({ invariant, detail }) => `${invariant}: ${detail}`);
	return [...findings, ...(await notGivenOnce(app))];
}

type Given = { level: string; currency: string; given: bigint; staked: bigint };

async function notGivenOnce(app: TestJackpots): Promise<string[]> {
	const { rows } = await sql<Given>`
		select p.level, p.currency, p.contributed + p.reserve_contributed as given, coalesce((
			select sum(j.stake) from ledger.journal j
			where j.kind = ${KINDS.casinoRound.number} and j.game_id = ${TEST_GAME_NUMBER}
				and j.currency = case p.currency when 'CAD' then ${currencyNumber("CAD")}::int else ${currencyNumber("EUR")}::int end
		), 0)::bigint as staked
		from jackpots.pot p`.execute(app.database.reader);
	return rows.flatMap(({ level, currency, given, staked }) => {
		const { potRate, reserveRate } = TEST_TERMS.levels.find(({ id }) => id === level)!;
		const should = staked * BigInt(potRate + reserveRate);
		return staked > 0n && given === should ? [] : [`the pot ${level} ${currency} was given ${given}, not ${should}`];
	});
}

const currencyNumber = (code: string): number => currencyOf(code)!.number;
