import { CallError } from "@baize/platform-web/reads";
import { describe, expect, it } from "vitest";
import type { BetView } from "../../../contract/schemas.ts";
import { openSlip } from "../slip-store.ts";
import type { BetBody } from "./bet-body.ts";
import { sendBet } from "./send-bet.ts";

const failed = (status: number, errorCode: string): CallError => new CallError(status, { errorCode, message: "" });
const lost = failed(0, "NO_CONNECTION");
const conflict = failed(409, "IDEMPOTENCY_CONFLICT");
const unknownBet = failed(404, "BET_UNKNOWN");
const loggedOut = failed(401, "SESSION_REQUIRED");

const betOf = (priceX10000: number, stakeMinor = 500): Omit<BetBody, "betId"> => ({
	kind: "single",
	stakeMinor,
	legs: [{ selectionId: "a", priceX10000 }],
	acceptPriceChanges: "better",
});
const replyTo = ({ betId, stakeMinor }: BetBody) => ({
	betId,
	priceX10000: 20_000,
	priceText: "2.00",
	legs: [],
	potentialReturnMinor: 2 * stakeMinor,
	receipt: { receipt: betId, placedAtMs: 0, stakeMinor, currency: "CAD", cashAfterMinor: 9_500 },
});

/** A slip with one selection, and a server that answers as given: to placing, and to looking up. */
function atCounter(answers: (CallError | "placed")[], existing: CallError | "stands" = unknownBet) {
	const slip = openSlip(() => undefined);
	slip.toggle({ selectionId: "a", priceX10000: 20_000 });
	const bodies: BetBody[] = [];
	let made = 0;
	const counter = {
		newId: () => `id-${++made}`,
		async place(body: BetBody) {
			const answer = answers[bodies.push(body) - 1];
			if (answer instanceof CallError) throw answer;
			return replyTo(body);
		},
		async read(betId: string) {
			if (existing instanceof CallError) throw existing;
			return { betId, stakeMinor: 500 } as BetView;
		},
	};
	const send = (request: Omit<BetBody, "betId">) => sendBet(slip, counter, "a", request);
	return { slip, bodies, send };
}

describe("[SPORT-02] a bet whose answer was lost", () => {
	it("is sent again as it was, whatever price and stake the slip has by now, and leaves the slip once it is answered", async () => {
		const { slip, bodies, send } = atCounter([lost, failed(503, "UNAVAILABLE"), "placed"]);
		expect(await send(betOf(20_000))).toBe(lost);
		expect(slip.current().sent.a).toEqual({ body: { ...betOf(20_000), betId: "id-1" }, isOpen: true });
		await send(betOf(21_000, 700));
		expect(await send(betOf(22_000, 900))).toMatchObject({ betId: "id-1", stakeMinor: 500, cashAfterMinor: 9_500 });
		expect(bodies).toEqual(Array(3).fill({ ...betOf(20_000), betId: "id-1" }));
		expect(slip.current()).toEqual(slip.empty());
	});

	it.each([loggedOut, failed(451, "BET_NOT_ALLOWED_HERE"), failed(409, "PRICE_CHANGED"), conflict])(
		"was placed where it stands in the books, also when the second asking is refused: %s",
		async (refusal) => {
			const { slip, send } = atCounter([lost, refusal], "stands");
			await send(betOf(20_000));
			expect(await send(betOf(20_000))).toMatchObject({ betId: "id-1" });
			expect(slip.current()).toEqual(slip.empty());
		},
	);

	it("remains unknown while the lookup fails", async () => {
		const { slip, send } = atCounter([lost, loggedOut], loggedOut);
		await send(betOf(20_000));
		expect(await send(betOf(20_000))).toBe(loggedOut);
		expect(slip.current().sent.a?.isOpen).toBe(true);
	});

	it("was not placed where it is refused and no such bet stands: the slip is free again", async () => {
		const { slip, bodies, send } = atCounter([lost, failed(409, "PRICE_CHANGED"), "placed"]);
		await send(betOf(20_000));
		await send(betOf(20_000));
		expect(slip.current().sent.a?.isOpen).toBe(false);
		await send(betOf(21_000));
		expect(bodies.at(-1)).toEqual({ ...betOf(21_000), betId: "id-1" });
	});
});

describe("[SPORT-02] a bet that is refused", () => {
	it("is another one the next time, once its id is spent", async () => {
		const { slip, bodies, send } = atCounter([failed(409, "INSUFFICIENT_FUNDS"), "placed"]);
		await send(betOf(20_000));
		expect(slip.current().sent).toEqual({});
		await send(betOf(20_000, 400));
		expect(bodies.map(({ betId }) => betId)).toEqual(["id-1", "id-2"]);
	});

	it("is shown as stored, where its saved id turns out to have been placed with another body", async () => {
		const { slip, send } = atCounter([failed(409, "PRICE_CHANGED"), conflict], "stands");
		await send(betOf(20_000));
		expect(await send(betOf(21_000))).toMatchObject({ betId: "id-1" });
		expect(slip.current()).toEqual(slip.empty());
	});
});
