import { isMadeByPage, msOf, readId } from "@baize/kernel/id";
import { describe, expect, it } from "vitest";
import { CallError } from "./call-house.ts";
import { newOwnId, underOwnId } from "./own-id.ts";

const failed = (status: number, errorCode: string): CallError => new CallError(status, { errorCode, message: "" });
const taken = failed(409, "IDEMPOTENCY_CONFLICT");
const lost = failed(0, "NO_CONNECTION");
const refused = failed(409, "INSUFFICIENT_FUNDS");

/** Asks as often as `tries` says, or until it is answered, and tells under which ids, and what came of each try. */
async function asked(answers: (CallError | string)[], { kept, tries = 1 }: { kept?: string; tries?: number } = {}) {
	const ids: string[] = [];
	const told: string[] = [];
	let made = 0;
	const ask = underOwnId({ kept, make: () => `id-${++made}`, onSend: (id) => told.push(id) }, async (id) => {
		const next = answers[ids.push(id) - 1];
		if (next instanceof CallError) throw next;
		return next;
	});
	const outcomes: (string | undefined)[] = [];
	for (let at = 0; at < tries; at++) outcomes.push(await ask().catch((error: CallError) => error.code));
	expect(told, "each id is told before it is sent").toEqual(ids);
	return { ids, outcomes };
}

describe("[PLAY-06] what a page asks for under an id of its own", () => {
	it("is asked for under another id when a stranger's page made the same one", async () => {
		expect(await asked([taken, "round"])).toEqual({ ids: ["id-1", "id-2"], outcomes: ["round"] });
	});

	it("is not asked for under a fourth id", async () => {
		expect(await asked([taken, taken, taken])).toEqual({
			ids: ["id-1", "id-2", "id-3"],
			outcomes: ["IDEMPOTENCY_CONFLICT"],
		});
	});

	it("keeps its id after a lost answer, whatever is said then: it may have been booked", async () => {
		expect(await asked([lost, "round"], { tries: 2 })).toEqual({
			ids: ["id-1", "id-1"],
			outcomes: ["NO_CONNECTION", "round"],
		});
		expect(await asked([lost, taken], { tries: 2 })).toEqual({
			ids: ["id-1", "id-1"],
			outcomes: ["NO_CONNECTION", "IDEMPOTENCY_CONFLICT"],
		});
	});

	it("keeps the second id after a lost answer, too", async () => {
		expect(await asked([taken, lost, taken], { tries: 2 })).toEqual({
			ids: ["id-1", "id-2", "id-2"],
			outcomes: ["NO_CONNECTION", "IDEMPOTENCY_CONFLICT"],
		});
	});

	it("keeps an id that was sent before the page was loaded anew", async () => {
		expect(await asked([taken], { kept: "sent" })).toEqual({ ids: ["sent"], outcomes: ["IDEMPOTENCY_CONFLICT"] });
	});

	it("is refused as it is refused", async () => {
		expect(await asked([refused])).toEqual({ ids: ["id-1"], outcomes: ["INSUFFICIENT_FUNDS"] });
	});

	it("has an id that the house takes from a page", () => {
		const nowMs = Date.UTC(2026, 10, 20, 12);
		const id = readId(newOwnId(nowMs));
		expect(id !== null && isMadeByPage(id) && msOf(id)).toBe(nowMs);
		expect(newOwnId(nowMs)).not.toBe(newOwnId(nowMs));
	});
});
