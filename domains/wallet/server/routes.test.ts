import type { Id } from "@baize/kernel/id";
import type { Session } from "@baize/platform-server";
import { openSampleServer, type SampleServer, WAYS } from "@baize/platform-server/testing";
import { PROVED } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Balance, StatementEntry } from "../contract/index.ts";
import { openTestWallet, playerWithCash, type TestWallet } from "../testing/index.ts";

let testWallet: TestWallet;
beforeAll(async () => {
	testWallet = await openTestWallet();
});
afterAll(() => testWallet.close());

const sessionOf = (playerId: Id): Session => ({
	sessionId: playerId,
	handle: `h${playerId}`,
	playerId,
	bucket: Number(playerId % 64n),
	currency: "CAD",
	roles: [],
	...PROVED,
});

const BALANCES = "/services/wallet-gateway/v1/profiles/:session/balances";
const HISTORY = "/api/v1/wallet/:session/history";

describe.each(WAYS)("calls of the wallet that are answered %s", (way) => {
	let server: SampleServer;
	let rich: Id;
	let otherPlayer: Id;
	beforeAll(async () => {
		rich = await playerWithCash(testWallet, 24_850n);
		otherPlayer = testWallet.newId();
		server = await openSampleServer(way, {
			bindings: testWallet.wallet.routes,
			readSession: (sid) => (sid === undefined ? undefined : sessionOf(BigInt(sid))),
		});
	});
	afterAll(() => server.app.close());

	const request = (playerId: Id, path: string, headers: Record<string, string> = {}) =>
		server.send({ url: path.replace(":session", `h${playerId}`), headers: { cookie: `sid=${playerId}`, ...headers } });

	describe("[WAL-01] GET balances", () => {
		it("answers the twelve balances with the player's currency, in their language", async () => {
			const list = (await request(rich, BALANCES, { "x-locale": "es" })).json<Balance[]>();
			expect(list).toHaveLength(12);
			expect(list.find((balance) => balance.type === "playable")).toEqual({
				type: "playable",
				amount: 248.5,
				currency: "CAD",
				amountMinor: 24_850,
				formatted: "248,50 $",
			});
		});

		it("answers 304 until money has moved, then the new balance at once", async () => {
			const first = await request(rich, BALANCES);
			const etag = String(first.headers.etag);
			expect((await request(rich, BALANCES, { "if-none-match": etag })).statusCode).toBe(304);
			const round = {
				playerId: rich,
				currency: "CAD",
				roundId: testWallet.newId(),
				gameId: 7,
				stakeMinor: 50n,
				winMinor: 0n,
			};
			await testWallet.wallet.batched.instantRound(round);
			const second = await request(rich, BALANCES, { "if-none-match": etag });
			expect(second.statusCode).toBe(200);
			expect(second.json<Balance[]>()[0]).toMatchObject({ type: "total", amountMinor: 24_800 });
		});

		it("answers another language afresh, though the balance is the same", async () => {
			const english = await request(rich, BALANCES, { "x-locale": "en" });
			const spanish = await request(rich, BALANCES, {
				"x-locale": "es",
				"if-none-match": String(english.headers.etag),
			});
			expect(spanish.statusCode).toBe(200);
		});

		it("answers amount 0 and an empty currency before there is a wallet, and the wallet once there is one", async () => {
			const before = await request(otherPlayer, BALANCES);
			expect(before.json<Balance[]>()[0]).toEqual({
				type: "total",
				amount: 0,
				currency: "",
				amountMinor: 0,
				formatted: "",
			});
			await testWallet.wallet.open(testWallet.database.reader, otherPlayer, "CAD");
			const after = await request(otherPlayer, BALANCES, { "if-none-match": String(before.headers.etag) });
			expect(after.json<Balance[]>()[0]).toMatchObject({ currency: "CAD", formatted: "$0.00" });
		});

		it("answers no other player", async () => {
			expect((await server.send({ url: BALANCES.replace(":session", `h${rich}`) })).statusCode).toBe(401);
			const foreign = BALANCES.replace(":session", `h${otherPlayer}`);
			expect((await request(rich, foreign)).statusCode).toBe(401);
		});
	});

	describe("[WAL-02] GET funds", () => {
		it("answers each fund of the player with the reasons, as the wallet explains them", async () => {
			const playerId = await playerWithCash(testWallet, 1_000n);
			await testWallet.wallet.batched.bet({ playerId, currency: "CAD", betId: testWallet.newId(), stakeMinor: 250n });
			expect((await request(playerId, "/api/v1/wallet/:session/funds")).json()).toEqual({
				currency: "CAD",
				funds: [
					{ fund: "cash", amountMinor: 750, whys: [] },
					{
						fund: "openStakes",
						amountMinor: 250,
						whys: [{ code: "atStake", by: "player", because: [], changedBy: [] }],
					},
				],
			});
		});

		it("answers no other player", async () => {
			expect((await request(rich, `/api/v1/wallet/h${otherPlayer}/funds`)).statusCode).toBe(401);
		});
	});

	describe("GET history", () => {
		it("pages through everything that has moved the player's money, newest first", async () => {
			const playerId = await playerWithCash(testWallet, 1_000n);
			const betId = testWallet.newId();
			await testWallet.wallet.batched.bet({ playerId, currency: "CAD", betId, stakeMinor: 100n });
			await testWallet.wallet.batched.settle({ playerId, currency: "CAD", betId, stakeMinor: 100n, winMinor: 190n });
			type Page = { currency: string; entries: StatementEntry[]; before: string | null };
			const first = (await request(playerId, `${HISTORY}?limit=2`)).json<Page>();
			const rest = (await request(playerId, `${HISTORY}?limit=2&before=${first.before}`)).json<Page>();
			const kinds = [...first.entries, ...rest.entries].map((entry) => entry.kind);
			expect(kinds).toEqual(["sportsSettle", "sportsBet", "deposit"]);
			expect(rest.before).toBeNull();
			expect(first.entries[0]).toMatchObject({
				seq: 3,
				winMinor: 190,
				cashAfterMinor: 1_090,
				funds: [
					{ fund: "cash", changeMinor: 190 },
					{ fund: "openStakes", changeMinor: -100 },
				],
			});
			expect(first.entries[0]?.reference).toBe(first.entries[1]?.reference);
		});

		it.each(["limit=0", "limit=101", "limit=x", "before=nonsense", "more=1"])("refuses ?%s", async (query) => {
			expect((await request(rich, `${HISTORY}?${query}`)).statusCode).toBe(422);
		});
	});
});
