import { commitmentOf, fromHex, toHex } from "@baize/kernel/random";
import { sha256 } from "@noble/hashes/sha2.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkPair } from "./check-pair.ts";
import { type PairClaim, readClaim } from "./read-claim.ts";

const hexOf = (bytes: ArrayBuffer): string => toHex(new Uint8Array(bytes));

const SERVER_SEED = "07".repeat(32);
const commitment = commitmentOf(fromHex(SERVER_SEED), sha256);
const stated = {
	commitment,
	clientSeed: "mine",
	publishedAtMs: 1,
	begunAtMs: 2,
	endedAtMs: 3,
	endedBy: "player",
	rounds: 4,
};

/** A pair as the server returns it, signed with a test key. */
async function signedPair(over: object = {}): Promise<{ pair: PairClaim; publicKey: string }> {
	const { privateKey, publicKey } = (await crypto.subtle.generateKey("Ed25519", true, [
		"sign",
		"verify",
	])) as CryptoKeyPair;
	const statement = JSON.stringify({ ...stated, ...over });
	const signature = hexOf(await crypto.subtle.sign("Ed25519", privateKey, new TextEncoder().encode(statement)));
	const pair = { commitment, clientSeed: "mine", serverSeed: SERVER_SEED, end: { statement, signature } };
	return { pair, publicKey: hexOf(await crypto.subtle.exportKey("raw", publicKey)) };
}

afterEach(() => void vi.unstubAllGlobals());

describe("[GAME-02] the end of a pair checked in the browser", () => {
	it("is valid when it is signed, about this pair, and in order", async () => {
		const { pair, publicKey } = await signedPair();
		expect(await checkPair(pair, publicKey)).toEqual({
			signature: { passed: true },
			statement: { passed: true },
			commitment: { passed: true },
		});
	});

	it("fails where a part of the statement was changed after it was signed", async () => {
		const { pair, publicKey } = await signedPair();
		const statement = pair.end.statement.replace('"rounds":4', '"rounds":3');
		const checks = await checkPair({ ...pair, end: { ...pair.end, statement } }, publicKey);
		expect(checks.signature.passed).toBe(false);
	});

	it("fails where it is signed with another key", async () => {
		const [{ pair }, { publicKey }] = [await signedPair(), await signedPair()];
		expect((await checkPair(pair, publicKey)).signature.passed).toBe(false);
	});

	it.each([
		["is about another pair", { commitment: "0".repeat(64) }],
		["names another seed of the player", { clientSeed: "yours" }],
		["has the client seed before the commitment", { publishedAtMs: 3, begunAtMs: 2 }],
	])("fails where the statement %s", async (_case, over) => {
		const { pair, publicKey } = await signedPair(over);
		expect(await checkPair(pair, publicKey)).toMatchObject({
			signature: { passed: true },
			statement: { passed: false },
		});
	});

	it("fails where the revealed seed is another one, and waits where none is revealed", async () => {
		const { pair, publicKey } = await signedPair();
		expect((await checkPair({ ...pair, serverSeed: "00".repeat(32) }, publicKey)).commitment.passed).toBe(false);
		expect((await checkPair({ ...pair, serverSeed: null }, publicKey)).commitment.passed).toBe("skipped");
	});

	it("does not claim to have checked a signature without the key, or in a browser that cannot", async () => {
		const { pair, publicKey } = await signedPair();
		expect((await checkPair(pair, undefined)).signature.passed).toBe("skipped");
		vi.stubGlobal("crypto", {});
		expect((await checkPair(pair, publicKey)).signature.passed).toBe("skipped");
	});

	it("is read from what a person pastes, and nothing else is taken for it", async () => {
		const { pair } = await signedPair();
		expect(readClaim(JSON.stringify(pair))).toEqual({ pair });
		expect(readClaim(JSON.stringify({ ...pair, end: null }))).toEqual({ fault: "shape" });
		expect(readClaim(JSON.stringify({ ...pair, serverSeed: "abc" }))).toEqual({ fault: "shape" });
	});
});
