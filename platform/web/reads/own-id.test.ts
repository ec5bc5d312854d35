import { isMadeByPage, msOf, readId } from "@baize/kernel/id";
import { describe, expect, it } from "vitest";
import { CallError } from "./call-api.ts";
import { newOwnId, underOwnId } from "./own-id.ts";

const failed = (status: number, errorCode: string): CallError => new CallError(status, { errorCode, message: "" });
const taken = failed(409, "IDEMPOTENCY_CONFLICT");
const lost = failed(0, "NO_CONNECTION");
const refused = failed(409, "INSUFFICIENT_FUNDS");

/** Sends as often as `tries` says, or until there is an answer; returns the ids used and the result of each try. */
async function outcomesOf(
	answers: (CallError | string)[],
	{ sentId, tries = 1 }: { sentId?: string; tries?: number } = {},
) {
	const ids: string[] = [];
	const reported: string[] = [];
	let made = 0;
	const request = underOwnId({ sentId, make: () => `id-${++made}`, onSend: (id) => reported.push(id) }, async (id) => {
		const next = answers[ids.push(id) - 1];
		if (next instanceof CallError) throw next;
		return next;
	});
	const outcomes: (string | undefined)[] = [];
	for (let at = 0; at < tries; at++) outcomes.push(await request().catch((error: CallError) => error.code));
	expect(reported, "each id is reported before it is sent").toEqual(ids);
	return { ids, outcomes };
}

describe("[PLAY-06] a request under an id made by the page", () => {
	it("is sent under another id when another player's page made the same one", async () => {
		expect(await outcomesOf([taken, "round"])).toEqual({ ids: ["id-1", "id-2"], outcomes: ["round"] });
	});

	it("is not sent under a fourth id", async () => {
		expect(await outcomesOf([taken, taken, taken])).toEqual({
			ids: ["id-1", "id-2", "id-3"],
			outcomes: ["IDEMPOTENCY_CONFLICT"],
		});
	});

	it("keeps its id after a lost answer, whatever the next answer is: it may have been recorded", async () => {
		expect(await outcomesOf([lost, "round"], { tries: 2 })).toEqual({
			ids: ["id-1", "id-1"],
			outcomes: ["NO_CONNECTION", "round"],
		});
		expect(await outcomesOf([lost, taken], { tries: 2 })).toEqual({
			ids: ["id-1", "id-1"],
			outcomes: ["NO_CONNECTION", "IDEMPOTENCY_CONFLICT"],
		});
	});

	it("keeps the second id after a lost answer, too", async () => {
		expect(await outcomesOf([taken, lost, taken], { tries: 2 })).toEqual({
			ids: ["id-1", "id-2", "id-2"],
			outcomes: ["NO_CONNECTION", "IDEMPOTENCY_CONFLICT"],
		});
	});

	it("keeps an id that was sent before a reload", async () => {
		expect(await outcomesOf([taken], { sentId: "sent" })).toEqual({
			ids: ["sent"],
			outcomes: ["IDEMPOTENCY_CONFLICT"],
		});
	});

	it("is refused as it is refused", async () => {
		expect(await outcomesOf([refused])).toEqual({ ids: ["id-1"], outcomes: ["INSUFFICIENT_FUNDS"] });
	});

	it("has an id that the server accepts from a page", () => {
		const nowMs = Date.UTC(2026, 10, 20, 12);
		const id = readId(newOwnId(nowMs));
		expect(id !== null && isMadeByPage(id) && msOf(id)).toBe(nowMs);
		expect(newOwnId(nowMs)).not.toBe(newOwnId(nowMs));
	});
});
