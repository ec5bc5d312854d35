import { createPublicKey, verify } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listPairs, readFairness } from "../../contract/index.ts";
import { callsOf, chooseFreshly, openTestPlay, type TestPlay } from "../../testing/index.ts";
import { openSigner } from "./signer.ts";

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

const SPKI_HEAD = "302a300506032b6570032100";

/** As anyone checks it: with the published key and the text alone. */
function isSigned(text: string, signature: string, publicKey: string): boolean {
	const key = createPublicKey({ key: Buffer.from(SPKI_HEAD + publicKey, "hex"), format: "der", type: "spki" });
	return verify(null, Buffer.from(text), key, Buffer.from(signature, "hex"));
}

describe("[GAME-02] the statement of the end of a pair", () => {
	it("is signed with the published key, and states when the pair was committed to, begun and ended", async () => {
		const player = await app.newcomer();
		const committedMs = app.clock.nowMs();
		await chooseFreshly(app.play, player, "first");
		app.clock.advance(1_000);
		const [{ end } = {}] = (await chooseFreshly(app.play, player, "second")).retired;
		const { publicKey } = await callsOf(app.play, undefined)(readFairness, {});
		expect(isSigned(end!.statement, end!.signature, publicKey)).toBe(true);
		expect(isSigned(end!.statement.replace('"rounds":0', '"rounds":1'), end!.signature, publicKey)).toBe(false);
		expect(JSON.parse(end!.statement)).toMatchObject({
			pair: 1,
			clientSeed: "first",
			publishedAtMs: committedMs,
			begunAtMs: committedMs,
			endedAtMs: committedMs + 1_000,
			endedBy: "player",
			rounds: 0,
		});
	});

	it("states which of the player's pairs it was, from 1 without a gap, so that none can be left out", async () => {
		const player = await app.newcomer();
		for (let count = 0; count < 3; count++) await chooseFreshly(app.play, player);
		const { pair, retired } = await chooseFreshly(app.play, player);
		const stated = retired.map(({ end }) => (JSON.parse(end!.statement) as { pair: number }).pair);
		expect([pair, ...stated]).toEqual([4, 3, 2, 1]);
		expect(retired.map((each) => each.pair)).toEqual(stated);
	});

	it("is there of every pair, however many came after it", async () => {
		const player = await app.newcomer();
		for (let count = 0; count < 24; count++) await chooseFreshly(app.play, player);
		const call = callsOf(app.play, player);
		const params = { session: player.handle };
		const { pairs: last } = await call(listPairs, { params, query: {} });
		const { pairs: first } = await call(listPairs, { params, query: { before: last.at(-1)!.pair } });
		const numbers = [...last, ...first].map(({ end }) => (JSON.parse(end!.statement) as { pair: number }).pair);
		expect(numbers).toEqual(Array.from({ length: 23 }, (_, at) => 23 - at));
	});

	it("is signed as in the first test of RFC 8032", () => {
		const secret = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";
		const signer = openSigner(Buffer.from(secret, "hex"));
		expect(signer.publicKey).toBe("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
		expect(signer.sign("")).toBe(
			"e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
		);
	});
});
