import { HOUR_MS } from "@baize/kernel/time";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestProvided, outcomeOf, type TestProvided } from "../../testing/provided.ts";
import { signatureOf } from "./pam/authenticate.ts";
import { DEFAULT_POLICIES } from "./policies.data.ts";

let app: TestProvided;
beforeAll(async () => {
	app = await openTestProvided();
});
afterEach(async () => {
	app.signatureKeys.length = 0;
	Object.assign(app.policies, DEFAULT_POLICIES);
	expect(await app.ledger.audit()).toEqual([]);
});
afterAll(() => app.close());

let made = 0;
/** A name that no other test has: transactions are known by their ids alone. */
const name = (letter: string): string => `${letter}-${++made}`;

describe("[GAME-03] an aggregator", () => {
	it("is known by its key, and leads to its own providers only", async () => {
		const { token } = await app.player();
		const path = "/players/session";
		for (const authorization of ["", "Bearer ", "Bearer another", "Basic x"])
			expect(await app.send({ path, token, headers: { authorization } })).toMatchObject({
				http: 401,
				error: { code: "PAM_ERR_API_TOKEN" },
			});
		expect(outcomeOf(await app.send({ path, token, query: "provider=stranger" }))).toBe("PAM_ERR_MISSING_PROVIDER");
		expect((await app.send({ path, token, query: "" })).http).toBe(400);
		expect((await app.send({ path: "/players/x/y/z/1", token })).http).toBe(404);
	});

	it("that signs is believed by the bytes of its calls, for a minute", async () => {
		const key = "a key for the signatures of the tests";
		app.signatureKeys.push("another key for those signatures.", key);
		const { token } = await app.player();
		const url = "/api/v1/pam/players/session?provider=acme";
		const send = (at: { url?: string; key?: string; ms?: number; body?: string } = {}) => {
			const signed = { method: "GET", url: at.url ?? url, body: Buffer.from(at.body ?? "") };
			const signature = signatureOf(signed, at.key ?? key, app.clock.nowMs() + (at.ms ?? 0));
			return app.send({ path: "/players/session", token, headers: { "x-signature": signature } });
		};
		expect((await send()).status).toBe("OK");
		expect((await app.send({ path: "/players/session", token })).http).toBe(401);
		for (const wrong of [
			{ url: "/api/v1/pam/players/session?provider=other" },
			{ key: "x" },
			{ ms: -61_000 },
			{ ms: 61_000 },
			{ body: " " },
		])
			expect((await send(wrong)).http).toBe(401);
	});

	it.each([
		[
			"a cancel before its bet, and that bet, are accepted and move nothing",
			{ cancelBeforeBet: "accept", betAfterCancel: "accept" },
			["cancel", "bet"],
			[100, 100],
		],
		["a second cancel is accepted", { secondCancel: "accept" }, ["bet", "cancel", "again"], [90, 100, 100]],
		[
			"a cancel after the settlement is accepted, and the money stands",
			{ cancelAfterSettle: "accept" },
			["bet", "over", "cancel"],
			[90, 95, 95],
		],
		[
			"a win of nothing ends the round",
			{ zeroWin: "endsRound" },
			["bet", "nothing", "win"],
			[90, 90, "PAM_ERR_TRANS_ALREADY_SETTLED"],
		],
		[
			"a first win ends its bet",
			{ betEnds: "firstWin" },
			["bet", "win", "over"],
			[90, 95, "PAM_ERR_TRANS_ALREADY_SETTLED"],
		],
		["a second bet of a round is refused", { betsPerRound: "one" }, ["bet", "more"], [90, "PAM_ERR_BET_NOT_ALLOWED"]],
		["a prize is refused", { promoWin: "refuse" }, ["prize"], ["PAM_ERR_UNDEFINED"]],
		["any game of the provider is played", { games: "any" }, ["elsewhere"], [90]],
		[
			"a win after the session is refused",
			{ winAfterSession: "refuse" },
			["bet", "later", "win"],
			[90, 0, "PAM_ERR_SESSION_EXPIRED"],
		],
	] as const)("may be of the policy that %s", async (_what, policies, steps, expected) => {
		Object.assign(app.policies, policies);
		const player = await app.player();
		const [bet, round] = [name("b"), { providerRoundId: name("r") }];
		const does: Record<string, () => Promise<string | number>> = {
			bet: async () => outcomeOf(await player.bet(bet, 10, round)),
			more: async () => outcomeOf(await player.bet(name("b"), 10, round)),
			elsewhere: async () => outcomeOf(await player.bet(bet, 10, { ...round, providerGameId: "another" })),
			win: async () => outcomeOf(await player.win(name("w"), 5, round)),
			nothing: async () => outcomeOf(await player.win(name("w"), 0, round)),
			over: async () => outcomeOf(await player.win(name("w"), 5, { ...round, isGameOver: true })),
			cancel: async () => outcomeOf(await player.cancel(name("c"), bet)),
			again: async () => outcomeOf(await player.cancel(name("c"), bet)),
			prize: async () =>
				outcomeOf(
					await player.post({ transactionType: "PROMODEPOSIT", cashAmount: 1, providerTransactionId: name("p") }),
				),
			later: async () => {
				app.clock.advance(5 * HOUR_MS);
				return 0;
			},
		};
		const answers: (string | number)[] = [];
		for (const step of steps) answers.push(await does[step]!());
		expect(answers).toEqual(expected);
	});
});
