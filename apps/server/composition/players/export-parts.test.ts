import { downloadExport, listExports, readPendingBusiness, requestExport } from "@baize/account/contract";
import { listLinkedAccounts, listPayments, listSavedCards, listTransfers, startDeposit } from "@baize/cashier/contract";
import { STRICTEST } from "@baize/geo/contract";
import { aPlayer, jobsDone, sessionOf } from "@baize/identity/testing";
import { listOwnJackpotWins } from "@baize/jackpots/contract";
import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { type Id, idText, openIds, pageId } from "@baize/kernel/id";
import { readPoints } from "@baize/loyalty/contract";
import { listMessages } from "@baize/notifications/contract";
import type { Session } from "@baize/platform-server";
import { listFavourites, listPracticeRounds, listRounds, playRealRound } from "@baize/play/contract";
import { listBonuses } from "@baize/promotions/contract";
import { readReferralProfile } from "@baize/referral/contract";
import { readSaferPlay } from "@baize/safer-play/contract";
import { listOwnSpins } from "@baize/spins/contract";
import { listBets, listFreeBets, placeBet } from "@baize/sports/contract";
import { anEvent, legOn } from "@baize/sports/testing";
import { sendContactMessage } from "@baize/support/contract";
import { readVerification } from "@baize/verification/contract";
import { getBalances, getWalletHistory } from "@baize/wallet/contract";
import { Ajv } from "ajv";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
	anAccount,
	aRequestId,
	aWithdrawal,
	byPin,
	openTestSite,
	type Person,
	PROOF,
	type TestSite,
} from "../test-app.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());
afterEach(() => vi.restoreAllMocks());

const ids = openIds({ nowMs: () => Date.now() } as never, 30);
let pageNumber = 0;
const newPageId = (): string => idText(pageId(site.clock.nowMs(), ++pageNumber));

/** A session made by the test: the in-process calls accept it as it is. */
const sessionFor = ({ playerId, session }: Pick<Person, "playerId" | "session">): Session =>
	sessionOf(playerId, { handle: session.handle });

function callAs<Spec extends CallSpec>(session: Session, spec: Spec, input: object = {}): Promise<ReplyOf<Spec>> {
	const visit = { session, locale: "en", ip: "127.0.0.1", userAgent: "", cookies: {} } as const;
	const callInput = { ...input, params: { session: session.handle } };
	return site.composition.calls.call(spec, callInput as unknown as InputOf<Spec>, visit);
}

const BETS = 51;
const ROUNDS = 23;
const MESSAGES = 22;
const DEPOSITS = 21;

/** A player with more of everything than fits on one page. */
async function aBusyPlayer(): Promise<Person> {
	const person = await site.aFundedPlayer();
	const session = sessionFor(person);
	const wanted = aWithdrawal();
	await site.requestWithdrawal(person, wanted);
	expect((await site.withdraw(person, wanted, byPin())).status).toBe(200);
	expect((await site.link(person, anAccount())).status).toBe(200);
	const { commitment } = await site.composition.domains.play.readSeeds(session);
	await site.composition.domains.play.chooseClientSeed(session, { commitment, clientSeed: "of a test" });
	await site.composition.domains.play.markFavourites(person.playerId, ["tidal-book", "ember-court"]);
	for (let n = 0; n < ROUNDS; n++) {
		site.clock.advance(STRICTEST.slots.minRoundMs);
		await callAs(session, playRealRound, {
			body: { gameId: "tidal-book", bet: { lineBetMinor: 10 }, mode: "real", roundId: newPageId() },
		});
	}
	for (let n = 0; n < DEPOSITS; n++)
		await callAs(session, startDeposit, { body: { method: "card", amountMinor: 2_000, requestId: aRequestId() } });
	await placeBets(session);
	const toStaff = { email: "me@baize.test", message: "Where is it?", subject: "payment" };
	const unsaid = { birthDate: null, pinCode: null, username: null };
	await callAs(session, sendContactMessage, { headers: {}, body: { ...toStaff, ...unsaid } });
	await addMessages(person.playerId);
	return person;
}

async function placeBets(session: Session): Promise<void> {
	const event = anEvent(ids(), site.clock.nowMs());
	await site.database.transaction((tx) => site.composition.domains.sports.offer(tx, [event]));
	const body = { kind: "single", stakeMinor: 100, legs: [legOn(event, "home")], acceptPriceChanges: "none" };
	for (let n = 0; n < BETS; n++) await callAs(session, placeBet, { body: { ...body, betId: newPageId() } });
}

async function addMessages(playerId: Id): Promise<void> {
	const fills = { en: JSON.stringify({ title: "Opening hours", text: "The chat now opens at eight." }) };
	for (let n = 0; n < MESSAGES; n++)
		await site.database.transaction((tx) =>
			site.composition.domains.notifications.postComposed(tx, playerId, ids(), fills, { link: null, kind: "account" }),
		);
}

async function pagesOf<Row>(
	readPage: (query: { before?: string }) => Promise<{ rows: readonly Row[]; before: string | null | undefined }>,
): Promise<Row[]> {
	const all: Row[] = [];
	for (let query: { before?: string } | undefined = {}; query; ) {
		const { rows, before } = await readPage(query);
		all.push(...rows);
		query = before ? { before } : undefined;
	}
	return all;
}

/** Points are earned by what has been played before: between the copy and the calls nothing may be added. */
async function everythingFollowed(): Promise<void> {
	const { ledger } = site.composition.domains;
	await ledger.endTick();
	while ((await ledger.lags()).some(({ operations }) => operations > 0n))
		await new Promise((resolve) => setTimeout(resolve, 50));
}

/** What a player reads by the calls of the pages, in the order of the copy. */
async function readByCalls(session: Session): Promise<Record<string, unknown>> {
	return {
		bankAccounts: (await callAs(session, listLinkedAccounts)).linkedAccounts,
		verification: await callAs(session, readVerification),
		saferPlay: await callAs(session, readSaferPlay),
		messages: await pagesOf(async (query) => {
			const { messages, hasMore } = await callAs(session, listMessages, { query });
			return { rows: messages, before: hasMore ? messages.at(-1)?.messageId : null };
		}),
		balances: await callAs(session, getBalances),
		walletHistory: await pagesOf(async (query) => {
			const { entries, before } = await callAs(session, getWalletHistory, { query });
			return { rows: entries, before };
		}),
		favouriteGames: (await callAs(session, listFavourites)).gameIds,
		rounds: await pagesOf(async (query) => {
			const { rounds, before } = await callAs(session, listRounds, { query });
			return { rows: rounds, before };
		}),
		practiceRounds: await pagesOf(async (query) => {
			const { rounds, before } = await callAs(session, listPracticeRounds, { query });
			return { rows: rounds, before };
		}),
		bets: await pagesOf(async (query) => {
			const { bets, before } = await callAs(session, listBets, { query });
			return { rows: bets, before };
		}),
		freeBets: (await callAs(session, listFreeBets)).freeBets,
		payments: await pagesOf(async (query) => {
			const { payments, hasMore } = await callAs(session, listPayments, { query });
			return { rows: payments, before: hasMore ? payments.at(-1)?.paymentId : null };
		}),
		transfers: Object.values(await callAs(session, listTransfers)).flat(),
		savedCards: (await callAs(session, listSavedCards)).savedCards,
		points: await pagesOf(async (query) => {
			const { entries, next } = await callAs(session, readPoints, { query });
			return { rows: entries, before: next };
		}),
		jackpots: (await callAs(session, listOwnJackpotWins)).wins,
		bonuses: await pagesOf(async (query) => {
			const { active, waiting, history, next } = await callAs(session, listBonuses, { query });
			return { rows: [...(active ? [active] : []), ...waiting, ...history], before: next };
		}),
		promotionalSpins: (await callAs(session, listOwnSpins)).grants,
		referral: { arrival: null, ...(await callAs(session, readReferralProfile)) },
	};
}

const OWN_PARTS = ["madeAt", "account", "terms", "devices", "signIns"];
/**
 * No page of the player shows these: the answers come by mail, a chat shows only the newest one, of games of other makers
 * the bets are shown and not each transaction, of devices not their push service, of tournaments one at a time, and of missions those of
 * the last weeks.
 */
const UNSHOWN_PARTS = [
	"contactMessages",
	"chats",
	"providedGames",
	"notificationDevices",
	"tournaments",
	"tournamentName",
	"missions",
];

describe("[PROF-01] the data of a player in the other domains", () => {
	let person: Person;
	beforeAll(async () => {
		person = await aBusyPlayer();
		await everythingFollowed();
	});

	it("is in the copy of the data to the last page, as the player reads it", async () => {
		const { id } = await callAs(sessionFor(person), requestExport);
		await jobsDone(site.database);
		const given = { params: { export: id }, body: { proof: PROOF } };
		const { status, ...copy } = await site.call(person, downloadExport, given);
		expect(status).toBe(200);
		const expected = JSON.parse(JSON.stringify(await readByCalls(sessionFor(person))));
		expect(Object.keys(copy).sort()).toEqual([...OWN_PARTS, ...UNSHOWN_PARTS, ...Object.keys(expected)].sort());
		for (const [part, read] of Object.entries(expected)) expect(copy[part], part).toEqual(read);
		const { bankAccounts, messages, walletHistory, rounds, bets, payments, contactMessages } = copy;
		expect(contactMessages).toMatchObject([{ subject: "payment", message: "Where is it?", answer: null }]);
		expect(bankAccounts).toMatchObject([{ label: "Mine" }]);
		expect(rounds).toHaveLength(ROUNDS);
		expect(bets).toHaveLength(BETS);
		expect(payments).toHaveLength(DEPOSITS + 1);
		expect(messages.length).toBeGreaterThanOrEqual(MESSAGES);
		expect(walletHistory.length).toBeGreaterThanOrEqual(ROUNDS + BETS);
	});

	it("counts every open bet and withdrawal as pending, also beyond one page of them", async () => {
		const [cash] = await callAs(sessionFor(person), getBalances).then((balances) =>
			balances.filter(({ type }) => type === "withdrawable"),
		);
		expect(await callAs(sessionFor(person), readPendingBusiness)).toEqual({
			balances: [{ currency: "CAD", amountMinor: cash!.amountMinor, formatted: cash!.formatted }],
			openRounds: 0,
			openBets: BETS,
			pendingWithdrawals: 1,
		});
	});
});

const TIMES = 50;

describe("each look at pending business and each export compiled validators anew (defect)", () => {
	const compiles = () => vi.spyOn(Ajv.prototype, "compile");

	it("pending business compiles nothing", async () => {
		const session = sessionFor(await site.aFundedPlayer());
		await callAs(session, readPendingBusiness);
		const compile = compiles();
		for (let n = 0; n < TIMES; n++) await callAs(session, readPendingBusiness);
		expect(compile.mock.calls.length).toBe(0);
	});

	it("exports compile nothing", async () => {
		const players = await Promise.all(Array.from({ length: TIMES }, () => aPlayer(site.database)));
		const [first, ...others] = players.map(({ session }) => session);
		await callAs(first!, requestExport);
		await callAs(first!, listExports);
		await jobsDone(site.database);
		const compile = compiles();
		for (const session of others) await callAs(session, requestExport);
		await jobsDone(site.database);
		for (const session of others)
			expect((await callAs(session, listExports)).exports).toMatchObject([{ state: "ready" }]);
		expect(compile.mock.calls.length).toBe(0);
	});
});
