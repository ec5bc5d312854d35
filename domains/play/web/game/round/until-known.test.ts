import { CallError } from "@baize/platform-web/reads";
import { describe, expect, it } from "vitest";
import { giveUp, untilKnown, waitAfter } from "./until-known.ts";

const failed = (status: number, retryAfterMs?: number): CallError =>
	new CallError(status, { errorCode: "X", message: "" }, retryAfterMs);

async function sendUntilKnown(
	answers: (CallError | string)[],
	{ leavesWhile }: { leavesWhile?: "asking" | "waiting" } = {},
) {
	const waits: number[] = [];
	let lost = 0;
	let at = 0;
	const answer = await untilKnown(
		async () => {
			const next = answers[at++];
			if (leavesWhile === "asking") giveUp();
			if (next instanceof CallError) throw next;
			return next;
		},
		{
			wait: async (ms) => {
				waits.push(ms);
				if (leavesWhile === "waiting") giveUp();
			},
			onLost: () => lost++,
		},
	).catch((error: CallError) => error.status);
	return { answer, waits, lost, attempts: at };
}

describe("[PLAY-06] a round whose answer does not come", () => {
	it("is sent until its outcome is known", async () => {
		expect(await sendUntilKnown([failed(0), failed(503), failed(500), "round"])).toEqual({
			answer: "round",
			waits: [700, 1_400, 2_800],
			lost: 3,
			attempts: 4,
		});
	});

	it.each([401, 404, 409, 422, 451])("is not sent again once it is refused with %i", async (status) => {
		expect(await sendUntilKnown([failed(status)])).toMatchObject({ answer: status, attempts: 1, lost: 0 });
	});

	it.each([
		["asking", []],
		["waiting", [700]],
	] as const)("is not sent again once its player has left the game, while it was %s", async (leavesWhile, waits) => {
		expect(await sendUntilKnown([failed(0), "round"], { leavesWhile })).toMatchObject({
			answer: 0,
			attempts: 1,
			waits,
		});
		expect(await sendUntilKnown([failed(0), "round"]), "in another game it is").toMatchObject({
			answer: "round",
			attempts: 2,
		});
	});

	it("waits as long as the law says where it comes too soon, as if nothing were lost", async () => {
		const body = { errorCode: "ROUND_TOO_SOON", message: "", details: { waitMs: 1_200 } };
		expect(await sendUntilKnown([new CallError(429, body, 2_000), "round"])).toEqual({
			...{ answer: "round", attempts: 2 },
			...{ waits: [1_200], lost: 0 },
		});
	});

	it("waits as long as the server says, and never much longer than a person would", () => {
		expect(waitAfter(0, failed(429, 3_000))).toBe(3_000);
		expect(waitAfter(20, failed(0))).toBe(8_000);
	});
});
