import { idText, readId } from "@baize/kernel/id";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aTransaction, GAME, LOGIN, openTestProvided, outcomeOf, type TestProvided } from "../../testing/provided.ts";
import { readOpenBets } from "./open-bets-store.ts";

let app: TestProvided;
beforeAll(async () => {
	app = await openTestProvided();
});
afterEach(async () => {
	app.may.bet = true;
	expect(await app.ledger.audit()).toEqual([]);
});
afterAll(() => app.close());

let made = 0;
/** A name that no other test has: transactions are known by their ids alone. */
const name = (letter: string): string => `${letter}-${++made}`;
const ids = () => ({ bet: name("b"), win: name("w"), cancel: name("c"), in: { providerRoundId: name("r") } });

describe("[GAME-03] a round over the PAM API", () => {
	it("takes the stake, pays wins while it goes on, and ends", async () => {
		const player = await app.player();
		const { bet, win, in: round } = ids();
		expect(outcomeOf(await player.bet(bet, 19.99, round))).toBe(80.01);
		expect(outcomeOf(await player.win(win, 5, round))).toBe(85.01);
		expect(outcomeOf(await player.win(name("w"), 30.5, { ...round, isGameOver: true }))).toBe(115.51);
		expect(outcomeOf(await player.win(name("w"), 1, round))).toBe("PAM_ERR_TRANS_ALREADY_SETTLED");
		expect(await player.cash()).toBe(11_551n);
		const { gameround } = await app.send({
			path: `${player.of}/gamerounds/${round.providerRoundId}`,
			token: player.token,
		});
		expect(gameround).toMatchObject({ providerGameId: GAME, endTime: expect.any(String) });
	});

	it("answers the same id as the first time, also many at once", async () => {
		const player = await app.player();
		const { bet, win, in: round } = ids();
		const bets = await Promise.all(Array.from({ length: 6 }, () => player.bet(bet, 10, round)));
		expect(new Set(bets.map(({ transactionResult }) => JSON.stringify(transactionResult))).size).toBe(1);
		const wins = await Promise.all(
			Array.from({ length: 6 }, () => player.win(win, 25, { ...round, isGameOver: true })),
		);
		expect(wins.map(outcomeOf)).toEqual(Array(6).fill(115));
		expect(await player.bet(bet, 10, round)).toEqual(bets[0]);
		expect(await player.cash()).toBe(11_500n);
	});

	it.each<[string, object]>([
		["another amount", { cashAmount: 11 }],
		["another round", { providerRoundId: "another" }],
		["another game", { providerGameId: null }],
		["another type", { transactionType: "DEPOSIT" }],
		["another bet", { providerBetRef: "another" }],
	])("refuses a known id with %s", async (_what, over) => {
		const player = await app.player();
		const { bet, in: round } = ids();
		await player.bet(bet, 10, round);
		expect(outcomeOf(await player.bet(bet, 10, { ...round, ...over }))).toBe("PAM_ERR_DUPLICATE_TRANS");
		expect(await player.cash()).toBe(9_000n);
	});

	it("refuses another player's id, and lets another provider have the same", async () => {
		const [one, other] = [await app.player(), await app.player()];
		const { bet, in: round } = ids();
		await one.bet(bet, 10, round);
		expect(outcomeOf(await other.bet(bet, 10, round))).toBe("PAM_ERR_DUPLICATE_TRANS");
		expect(await other.cash()).toBe(10_000n);
		const session = {
			playerId: other.playerId,
			provider: "other",
			game: GAME,
			gameNumber: 7,
			currency: "CAD",
			loginId: LOGIN,
		};
		const token = await app.sessions.begin({ ...session, country: "CA", language: "en", ip: "" });
		const body = aTransaction({ provider: "other", cashAmount: 10, providerTransactionId: bet });
		expect(outcomeOf(await other.post({}, { token, query: "provider=other", body }))).toBe(90);
	});

	it("has several bets, each paid by its reference, and two rounds at once", async () => {
		const player = await app.player();
		const [one, two] = [ids(), ids()];
		await player.bet(one.bet, 10, { ...one.in, providerBetRef: "left" });
		await player.bet(name("b"), 20, { ...one.in, providerBetRef: "right" });
		await player.bet(two.bet, 5, two.in);
		expect(outcomeOf(await player.win(name("w"), 40, { ...one.in, providerBetRef: "right" }))).toBe(105);
		expect(outcomeOf(await player.cancel(one.cancel, "left"))).toBe(115);
		expect(outcomeOf(await player.win(two.win, 0, { ...two.in, isGameOver: true }))).toBe(115);
		expect(outcomeOf(await player.win(name("w"), 1, { ...one.in, providerBetRef: "left" }))).toBe(
			"PAM_ERR_TRANS_ALREADY_CANCELLED",
		);
		expect(outcomeOf(await player.win(one.win, 0, { ...one.in, isGameOver: true }))).toBe(115);
	});

	it("records a win of nothing, and pays what a provider gives without a bet", async () => {
		const player = await app.player();
		const { bet, win, in: round } = ids();
		await player.bet(bet, 10, round);
		expect(outcomeOf(await player.win(win, 0, { ...round, isGameOver: true }))).toBe(90);
		const prize = { transactionType: "PROMODEPOSIT", promoAmount: 7.5, providerTransactionId: name("p") };
		expect(outcomeOf(await player.post(prize))).toBe(97.5);
		expect(outcomeOf(await player.post(prize))).toBe(97.5);
		const free = name("f");
		const given = { promoAmount: 1, providerRoundId: name("r"), providerBetRef: free };
		expect(
			outcomeOf(await player.post({ ...given, transactionType: "PROMOWITHDRAW", providerTransactionId: free })),
		).toBe(97.5);
		expect(
			outcomeOf(await player.post({ ...given, transactionType: "PROMODEPOSIT", providerTransactionId: name("p") })),
		).toBe(98.5);
		const [won] = await app.ledger.history(player.playerId, "CAD", { limit: 1 });
		expect(won).toMatchObject({ kind: "prizePaid", winMinor: 100n });
	});
});

describe("[GAME-03] a cancel", () => {
	it("returns the stake once", async () => {
		const player = await app.player();
		const { bet, cancel, in: round } = ids();
		await player.bet(bet, 10, round);
		expect(outcomeOf(await player.cancel(cancel, bet))).toBe(100);
		expect(outcomeOf(await player.cancel(cancel, bet))).toBe(100);
		expect(outcomeOf(await player.cancel(name("c"), bet))).toBe("PAM_ERR_TRANS_ALREADY_CANCELLED");
		expect(outcomeOf(await player.win(name("w"), 5, round))).toBe("PAM_ERR_TRANS_ALREADY_CANCELLED");
		expect(await player.cash()).toBe(10_000n);
	});

	it("may have the id of its bet", async () => {
		const player = await app.player();
		const { bet, in: round } = ids();
		await player.bet(bet, 10, { ...round, providerBetRef: "R" });
		expect(outcomeOf(await player.cancel(bet, "R", { ...round, cashAmount: 10 }))).toBe(100);
	});

	it("that comes before its bet is an error by default, and the bet moves nothing when it comes", async () => {
		const player = await app.player();
		const { bet, cancel, in: round } = ids();
		expect(outcomeOf(await player.cancel(cancel, bet))).toBe("PAM_ERR_CANCEL_NOT_FOUND");
		expect(outcomeOf(await player.bet(bet, 10, round))).toBe("PAM_ERR_TRANS_ALREADY_CANCELLED");
		expect(outcomeOf(await player.bet(bet, 10, round))).toBe("PAM_ERR_TRANS_ALREADY_CANCELLED");
		expect(await player.cash()).toBe(10_000n);
	});

	it("does not touch what was won, nor what is no bet", async () => {
		const player = await app.player();
		const { bet, win, in: round } = ids();
		await player.bet(bet, 10, round);
		await player.win(win, 30, { ...round, isGameOver: true });
		expect(outcomeOf(await player.cancel(name("c"), bet))).toBe("PAM_ERR_TRANS_ALREADY_SETTLED");
		expect(outcomeOf(await player.cancel(name("c"), win))).toBe("PAM_ERR_CANCEL_NON_WITHDRAW");
		expect(await player.cash()).toBe(12_000n);
	});

	it("and its bet, sent at once in any order, leave the money where it was", async () => {
		for (let turn = 0; turn < 8; turn++) {
			const player = await app.player();
			const { bet, cancel, in: round } = ids();
			const sent = [() => player.bet(bet, 10, round), () => player.cancel(cancel, bet)];
			await Promise.all((turn % 2 ? sent : sent.toReversed()).map((send) => send()));
			expect(await player.cash()).toBe(10_000n);
		}
	});
});

describe("[GAME-03] what is refused moves nothing", () => {
	it.each<[string, string | number, object]>([
		["more than the player has", "PAM_ERR_CASH_OVERDRAFT", { cashAmount: 100.01 }],
		["an amount between two cents", "PAM_ERR_UNDEFINED", { cashAmount: 1.005 }],
		["an amount below nothing", "PAM_ERR_NEGATIVE_STAKE", { cashAmount: -1 }],
		["an amount that no wallet holds", "PAM_ERR_UNDEFINED", { cashAmount: 1e30 }],
		["bonus money", "PAM_ERR_BONUS_OVERDRAFT", { bonusAmount: 1 }],
		["promotional money", "PAM_ERR_PROMO_OVERDRAFT", { promoAmount: 1 }],
		["another currency", "PAM_ERR_TRANS_CURRENCY", { currency: "EUR" }],
		["another game", "PAM_ERR_GAME_NOT_FOUND", { providerGameId: "another" }],
		["another provider in the body", "PAM_ERR_MISSING_PROVIDER", { provider: "other" }],
		["an amount as a text", 400, { cashAmount: "1" }],
		["no amount", 400, { cashAmount: null }],
		["no id", 400, { providerTransactionId: "" }],
		["an id that is too long", 400, { providerTransactionId: "x".repeat(41) }],
		["an unknown type", 400, { transactionType: "GIFT" }],
		["a time that is none", 400, { transactionDateTime: "yesterday" }],
		["an end that is neither true nor false", 400, { isGameOver: "no" }],
	])("%s", async (_what, expected, over) => {
		const player = await app.player();
		const { bet, in: round } = ids();
		const answer = await player.bet(bet, 1, { ...round, ...over });
		expect(expected === 400 ? answer.http : outcomeOf(answer)).toBe(expected);
		expect(await player.cash()).toBe(10_000n);
	});

	it.each(["{", "[]", "null", "1", '{"cashAmount":NaN}', ""])("the body %j", async (body) => {
		const player = await app.player();
		expect((await player.post({}, { body })).http).toBe(400);
	});

	it("a bet that was refused for want of money stays refused, with the true balance", async () => {
		const player = await app.player(500n);
		const { bet, in: round } = ids();
		const first = await player.bet(bet, 10, round);
		expect(first).toMatchObject({
			error: { code: "PAM_ERR_CASH_OVERDRAFT" },
			transactionResult: { balance: { cashAmount: 5 } },
		});
		await app.wallet.batched.deposit({
			playerId: player.playerId,
			currency: "CAD",
			reference: app.newId(),
			amountMinor: 5_000n,
		});
		expect(await player.bet(bet, 10, round)).toEqual(first);
		expect(outcomeOf(await player.win(name("w"), 5, round))).toBe("PAM_ERR_TRANS_NOT_FOUND");
	});

	it("a bet that would end its round and is too high; the other bets of the round stay open", async () => {
		const player = await app.player(2_000n);
		const { bet, win, in: round } = ids();
		await player.bet(bet, 10, round);
		const last = { ...round, isGameOver: true };
		expect(outcomeOf(await player.bet(name("b"), 11, last))).toBe("PAM_ERR_CASH_OVERDRAFT");
		expect(outcomeOf(await player.bet(name("b"), 5, round))).toBe(5);
		expect(outcomeOf(await player.bet(name("b"), 1, last))).toBe(4);
		expect(outcomeOf(await player.win(win, 5, round))).toBe("PAM_ERR_TRANS_ALREADY_SETTLED");
	});

	it("a win before its bet, which may come again after it", async () => {
		const player = await app.player();
		const { bet, win, in: round } = ids();
		expect(outcomeOf(await player.win(win, 5, round))).toBe("PAM_ERR_TRANS_NOT_FOUND");
		await player.bet(bet, 10, round);
		expect(outcomeOf(await player.win(win, 5, round))).toBe(95);
	});

	it("a bet of a player who may not play, or is held by a guard of the wallet; wins and cancels are not", async () => {
		const player = await app.player();
		const { bet, win, cancel, in: round } = ids();
		const second = name("b");
		await player.bet(bet, 10, round);
		await player.bet(second, 10, round);
		app.may.bet = false;
		expect(outcomeOf(await player.bet(name("b"), 1, round))).toBe("PAM_ERR_BET_NOT_ALLOWED");
		app.may.bet = true;
		const bar = { number: 1, fromMs: app.clock.nowMs() - 1, untilMs: app.clock.nowMs() + MINUTE_MS };
		await app.database.transaction((tx) => app.ledger.setBars(tx, player.playerId, "CAD", [bar]));
		expect(outcomeOf(await player.bet(name("b"), 1, round))).toBe("PAM_ERR_BET_NOT_ALLOWED");
		expect(outcomeOf(await player.cancel(cancel, second))).toBe(90);
		expect(outcomeOf(await player.win(win, 20, { ...round, isGameOver: true }))).toBe(110);
		expect(
			outcomeOf(
				await player.post({ transactionType: "PROMODEPOSIT", cashAmount: 1, providerTransactionId: name("p") }),
			),
		).toBe(111);
	});
});

describe("[GAME-03] a session", () => {
	it("is read and refreshed; the old token is worth nothing then", async () => {
		const player = await app.player();
		const read = await app.send({ path: "/players/session", token: player.token });
		expect(read.session).toMatchObject({
			token: player.token,
			currency: "CAD",
			country: "CA",
			language: "en",
			gameId: GAME,
		});
		expect(player.token).toMatch(/^[0-9a-z]{40}$/);
		const { session } = await app.send({ method: "PUT", path: "/players/session", token: player.token });
		expect(outcomeOf(await app.send({ path: "/players/session", token: player.token }))).toBe(
			"PAM_ERR_SESSION_NOT_FOUND",
		);
		expect((await app.send({ path: `${player.of}/balance`, token: session.token })).balance).toEqual({
			cashAmount: 100,
			bonusAmount: 0,
			promoAmount: 0,
		});
		const kept = await app.database.pool.query(
			"select encode(token_hash, 'escape') as hash from play.provider_session",
		);
		expect(JSON.stringify(kept.rows)).not.toContain(session.token);
	});

	it("that is over takes no bet; wins and cancels come through, also when it is forgotten", async () => {
		const player = await app.player();
		const { bet, win, in: round } = ids();
		const second = name("b");
		await player.bet(bet, 10, round);
		await player.bet(second, 10, round);
		app.clock.advance(5 * HOUR_MS);
		expect(outcomeOf(await player.bet(name("b"), 1, round))).toBe("PAM_ERR_SESSION_EXPIRED");
		expect(outcomeOf(await app.send({ path: `${player.of}/balance`, token: player.token }))).toBe(
			"PAM_ERR_SESSION_EXPIRED",
		);
		expect(outcomeOf(await player.cancel(name("c"), second))).toBe(90);
		app.clock.advance(2 * DAY_MS);
		await app.sessions.tidy();
		expect(outcomeOf(await player.win(win, 20, { ...round, isGameOver: true }))).toBe(110);
		expect(outcomeOf(await player.bet(bet, 10, round))).toBe(90);
	});

	it("of a player who has logged out takes no bet; wins come through, and other logins play on", async () => {
		const player = await app.player();
		const { bet, win, in: round } = ids();
		await player.bet(bet, 10, round);
		await app.database.transaction((tx) => app.sessions.endOf(tx, player.playerId, LOGIN + 1n));
		expect(outcomeOf(await player.bet(name("b"), 10, round))).toBe(80);
		await app.database.transaction((tx) => app.sessions.endOf(tx, player.playerId, LOGIN));
		expect(outcomeOf(await player.bet(name("b"), 1, round))).toBe("PAM_ERR_SESSION_EXPIRED");
		expect(outcomeOf(await player.win(win, 20, { ...round, isGameOver: true }))).toBe(100);
	});

	it("of another player, or at another provider, is none", async () => {
		const [player, other] = [await app.player(), await app.player()];
		const { bet, in: round } = ids();
		await player.bet(bet, 10, round);
		const { token } = other;
		const paths = { path: `${player.of}/balance`, token };
		expect(outcomeOf(await app.send(paths))).toBe("PAM_ERR_SESSION_NOT_FOUND");
		const win = { ...round, transactionType: "DEPOSIT", cashAmount: 5, providerTransactionId: name("w") };
		expect(outcomeOf(await player.post(win, { token }))).toBe("PAM_ERR_SESSION_NOT_FOUND");
		const query = "provider=other";
		expect(outcomeOf(await app.send({ path: "/players/session", token: player.token, query }))).toBe(
			"PAM_ERR_SESSION_NOT_FOUND",
		);
		app.strangers.add(other.playerId);
		expect(outcomeOf(await app.send({ path: `${other.of}/balance`, token }))).toBe("PAM_ERR_PLAYER_NOT_FOUND");
		expect(outcomeOf(await app.send({ path: "/players/stranger/balance", token }))).toBe("PAM_ERR_PLAYER_NOT_FOUND");
	});

	it("shows its transactions by bet and by id, and no other player's", async () => {
		const [player, other] = [await app.player(), await app.player()];
		const { bet, win, in: round } = ids();
		await player.bet(bet, 19.99, { ...round, providerBetRef: bet });
		await player.win(win, 5, { ...round, providerBetRef: bet });
		const read = (of: { of: string; token: string }, query: string) =>
			app.send({ path: `${of.of}/transactions`, token: of.token, query: `provider=acme${query}` });
		const { transactions } = await read(player, `&providerBetRef=${bet}`);
		expect(transactions).toMatchObject([
			{ transactionType: "WITHDRAW", cashAmount: 19.99, providerTransactionId: bet },
			{ transactionType: "DEPOSIT", cashAmount: 5, providerTransactionId: win },
		]);
		expect((await read(player, `&providerTransactionId=${win}`)).transactions).toHaveLength(1);
		expect((await read(other, `&providerBetRef=${bet}`)).transactions).toEqual([]);
		expect((await read(player, "")).http).toBe(400);
		expect(outcomeOf(await app.send({ path: `${player.of}/gamerounds/none`, token: player.token }))).toBe(
			"PAM_ERR_ROUND_NOT_FOUND",
		);
	});
});

describe("bets that wait for their provider", () => {
	const titles = { numbered: () => ({ gameId: GAME, title: "The Wheel" }) };
	const open = (more: object = {}) =>
		readOpenBets(app.database.reader, titles, { provider: undefined, after: 0n, limit: 100, ...more });

	it("are listed for operators, the oldest first, until they are ended or cancelled", async () => {
		const before = await open();
		const [one, other] = [await app.player(), await app.player()];
		const [first, second, third] = [ids(), ids(), ids()];
		await one.bet(first.bet, 10, first.in);
		await other.bet(second.bet, 2.5, second.in);
		await other.bet(third.bet, 1, third.in);
		const listed = (await open()).slice(before.length);
		expect(listed).toEqual([
			expect.objectContaining({ transaction: first.bet, title: "The Wheel", stakeMinor: 1_000, currency: "CAD" }),
			expect.objectContaining({ transaction: second.bet, playerId: idText(other.playerId), stakeMinor: 250 }),
			expect.objectContaining({ transaction: third.bet, round: third.in.providerRoundId }),
		]);
		const after = readId(listed[0]!.id)!;
		expect((await open({ after, limit: 1 })).map(({ transaction }) => transaction)).toEqual([second.bet]);
		expect(await open({ after, provider: "other" })).toEqual([]);
		await one.win(first.win, 20, { ...first.in, isGameOver: true });
		await other.cancel(second.cancel, second.bet);
		expect((await open()).slice(before.length).map(({ transaction }) => transaction)).toEqual([third.bet]);
	});
});
