import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearSent } from "../seeds/sent-seed.ts";
import { type PracticeNext, requestPracticeRound, requestRealRound } from "./request-round.ts";

type Sent = { path: string; body: { clientSeed?: string; seed?: object; roundId?: string } };
type Answer = { status: number; body: object };

const sent: Sent[] = [];

/** Answers the calls in their order; `undefined` is an answer that is lost. */
function app(...answers: (Answer | undefined)[]): void {
	vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => {
		sent.push({ path, body: JSON.parse(body ?? "{}") });
		const answer = answers.shift();
		if (!answer) throw new TypeError("Failed to fetch");
		return new Response(JSON.stringify(answer.body), { status: answer.status });
	});
}

beforeEach(() => {
	sent.length = 0;
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
	clearSent();
});
afterEach(() => vi.unstubAllGlobals());

const BET = { gameId: "tidal-book", bet: { lineBetMinor: 1 } };
const ok = (body: object): Answer => ({ status: 200, body });
const refused = (status: number, errorCode: string): Answer => ({ status, body: { errorCode, message: "x" } });
const patience = { wait: async () => {}, onLost: () => {} };
const clientSeeds = () => sent.flatMap(({ body }) => (body.clientSeed === undefined ? [] : [body.clientSeed]));

describe("[GAME-02] a server that loses answers on purpose", () => {
	it("is not offered several client seeds for one commitment to take the best of", async () => {
		app(undefined, refused(503, "OUTSIDE_UNAVAILABLE"), refused(409, "SEEDS_MOVED_ON"), ok({}));
		await requestRealRound(BET, { handle: "h", serverNowMs: 1, waiting: { commitment: "c" } }, patience);
		expect(clientSeeds()).toHaveLength(3);
		expect(new Set(clientSeeds()).size).toBe(1);
	});

	it("nor several seeds for a practice round: the same round comes again", async () => {
		const next: PracticeNext = { seeds: undefined };
		app(ok({ salt: "s", commitment: "c" }), undefined, ok({ next: { salt: "s2", commitment: "c2" } }), undefined);
		await expect(requestPracticeRound(BET, next)).rejects.toMatchObject({ status: 0 });
		await requestPracticeRound(BET, next);
		expect(sent[2]).toEqual(sent[1]);
		await expect(requestPracticeRound(BET, next)).rejects.toMatchObject({ status: 0 });
		expect(sent[3]!.body).toMatchObject({ seed: { commitment: "c2" } });
		expect(sent[3]!.body.clientSeed).not.toBe(sent[2]!.body.clientSeed);
	});

	it("but one whose practice key has changed requests a new commitment", async () => {
		const next: PracticeNext = { seeds: undefined };
		const [old, renewed] = [ok({ salt: "s", commitment: "c" }), ok({ salt: "s2", commitment: "c2" })];
		app(old, refused(409, "SEEDS_MOVED_ON"), renewed, ok({ next: {} }));
		await expect(requestPracticeRound(BET, next)).rejects.toMatchObject({ code: "SEEDS_MOVED_ON" });
		await requestPracticeRound(BET, next);
		expect(sent[3]!.body.seed).toEqual(renewed.body);
	});
});
