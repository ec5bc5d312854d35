import { randomBytes } from "node:crypto";
import { recordingAudit } from "@baize/audit/testing";
import { openDeskOn } from "@baize/desk/testing";
import type { JackpotTerms } from "@baize/engines/game";
import { openGeneralLedger } from "@baize/general-ledger/server";
import type { Id } from "@baize/kernel/id";
import { openDerivedSeeds } from "@baize/platform-server";
import { openTestWallet, playerWithCash, type TestWallet } from "@baize/wallet/testing";
import { type JackpotPorts, openJackpots, openTerms, type RoundsPort } from "../server/index.ts";

/** One level by chance and one that must be won, with amounts that a test can add up. */
export const TEST_TERMS: JackpotTerms = {
	id: "test-pot",
	levels: [
		{ id: "grand", oneInUnits: 1_000_000, seedUnits: 1_000, potRate: 50, reserveRate: 50, reserveKeptUnits: 2_000 },
		{
			id: "quick",
			oneInUnits: 100_000,
			seedUnits: 100,
			potRate: 40,
			reserveRate: 30,
			mustDropUnits: 150,
		},
	],
	unitMinor: { CAD: 1, EUR: 1 },
};

export const TEST_GAME = "test-game";
export const TEST_GAME_NUMBER = 71;

type Message = { topic: string; kind: string; data: unknown };

/** The ports of jackpots over the books of a test. */
export function jackpotPortsOf(books: TestWallet, terms: JackpotTerms = TEST_TERMS, games = [TEST_GAME]) {
	const { database, clock, ledger, wallet, newId } = books;
	const sent: Message[] = [];
	const switches = { switchBySite: async () => true };
	const generalLedger = openGeneralLedger({ database, clock, ids: newId, ledger, switches });
	const { desk, approve } = openDeskOn({ database, clock, ids: newId });
	const ports: JackpotPorts = {
		database,
		clock,
		log: { error: () => {} },
		ids: newId,
		ledger,
		wallet,
		books: generalLedger,
		terms: openTerms([terms], () => games),
		seeds: openDerivedSeeds(randomBytes(32), { bytes: randomBytes }),
		proposals: desk.proposals,
		audit: recordingAudit(),
		nameOf: () => "Olga Novak",
		isOffered: () => true,
		stream: { publish: (topic, kind, data) => void sent.push({ topic, kind, data }) },
	};
	return { ports, generalLedger, sent, approve };
}

/** Jackpots on the real database, beside a wallet, with rounds that a test records as it likes. */
export async function openTestJackpots() {
	const books = await openTestWallet();
	const { ports, generalLedger, sent, approve } = jackpotPortsOf(books);
	const jackpots = openJackpots(ports);
	/** What recorded rounds have won; a round that is not in it was never played. */
	const recorded = new Map<Id, readonly string[]>();
	const rounds: RoundsPort = {
		numberOf: () => TEST_GAME_NUMBER,
		wonLevels: async (_playerId, roundId) => recorded.get(roundId),
	};
	jackpots.connectRounds(rounds);
	await jackpots.openPots();
	await books.catchUp(jackpots.follower);
	return {
		...books,
		jackpots,
		generalLedger,
		sent,
		approve,
		ports,
		recorded,
		player: (cashMinor: bigint, currency = "CAD") => playerWithCash(books, cashMinor, currency),
		/** A round for money of the game with the jackpot. */
		async stake(playerId: Id, stakeMinor: bigint, { currency = "CAD", gameId = TEST_GAME_NUMBER } = {}): Promise<Id> {
			const roundId = books.newId();
			await books.wallet.batched.instantRound({ playerId, currency, roundId, gameId, stakeMinor, winMinor: 0n });
			return roundId;
		},
		follow: () => books.catchUp(jackpots.follower),
		/** The domain as another process opens it. */
		openBeside: () => openJackpots({ ...ports, proposals: openDeskOn({ ...books, ids: books.newId }).desk.proposals }),
	};
}

export type TestJackpots = Awaited<ReturnType<typeof openTestJackpots>>;
