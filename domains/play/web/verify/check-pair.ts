import { commitmentOf, fromHex } from "@baize/kernel/random";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Check } from "./check-round.ts";
import type { PairClaim } from "./read-claim.ts";

/** The checks of the end of a pair, each by itself. What cannot be checked here and now is skipped. */
export type PairChecks = {
	/** The statement is signed with the published key. */
	signature: Check;
	/** It is about this pair, and in it the commitment comes before the client seed. */
	statement: Check;
	/** The revealed server seed is the one that was committed to. */
	commitment: Check;
};

const utf8 = new TextEncoder();

/** `publicKey` undefined: it could not be read. */
export async function checkPair(pair: PairClaim, publicKey: string | undefined): Promise<PairChecks> {
	return {
		signature: publicKey === undefined ? SKIPPED : await checkSignature(pair.end, publicKey),
		statement: isAbout(pair) ? { passed: true } : { passed: false, why: "" },
		commitment: checkCommitment(pair),
	};
}

const SKIPPED: Check = { passed: "skipped" };

/** Older browsers have no Ed25519, and pages without https no cryptography at all. */
async function checkSignature({ statement, signature }: PairClaim["end"], publicKey: string): Promise<Check> {
	try {
		const key = await crypto.subtle.importKey("raw", bytesOf(publicKey), "Ed25519", false, ["verify"]);
		const isSigned = await crypto.subtle.verify("Ed25519", key, bytesOf(signature), utf8.encode(statement));
		return isSigned ? { passed: true } : { passed: false, why: "" };
	} catch {
		return SKIPPED;
	}
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array(fromHex(hex));

type Statement = { commitment?: unknown; clientSeed?: unknown; publishedAtMs?: unknown; begunAtMs?: unknown };

function isAbout({ commitment, clientSeed, end }: PairClaim): boolean {
	const stated = parsed(end.statement);
	const isInOrder =
		!isMoment(stated.publishedAtMs) || !isMoment(stated.begunAtMs) || stated.publishedAtMs <= stated.begunAtMs;
	return stated.commitment === commitment && stated.clientSeed === clientSeed && isInOrder;
}

const isMoment = (value: unknown): value is number => typeof value === "number";

function parsed(text: string): Statement {
	try {
		const found: unknown = JSON.parse(text);
		return typeof found === "object" && found !== null ? found : {};
	} catch {
		return {};
	}
}

function checkCommitment({ serverSeed, commitment }: PairClaim): Check {
	if (serverSeed === null) return SKIPPED;
	const computed = commitmentOf(fromHex(serverSeed), sha256);
	return computed === commitment.toLowerCase() ? { passed: true } : { passed: false, why: computed };
}
