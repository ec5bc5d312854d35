import { describe, expect, it } from "vitest";
import { MAX_ON_SLIP, MULTIPLE, openSlip, type SentBet } from "./slip-store.ts";

function memory(start: Record<string, string> = {}) {
	const kept = new Map(Object.entries(start));
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
	};
}
const leg = (selectionId: string) => ({ selectionId, priceX10000: 21_000 });
const bet = (isOpen: boolean, ...ids: string[]): SentBet => ({
	body: { betId: "id", kind: "single", stakeMinor: 500, legs: ids.map(leg), acceptPriceChanges: "none" },
	isOpen,
});
const idsOf = (slip: ReturnType<typeof openSlip>): string[] => slip.current().legs.map((each) => each.selectionId);

describe("[SPORT-02] the slip of a tab", () => {
	it("takes a selection at a press and gives it back at the next", () => {
		const slip = openSlip(() => memory());
		slip.toggle(leg("a"));
		slip.toggle(leg("b"));
		slip.toggle(leg("a"));
		expect(idsOf(slip)).toEqual(["b"]);
	});

	it("is restored after a reload, with what was typed and the bets without a certain answer, unchanged", () => {
		const storage = memory();
		const slip = openSlip(() => storage);
		slip.toggle(leg("a"));
		slip.setStake(MULTIPLE, "10");
		slip.setSent(MULTIPLE, bet(true, "a"));
		expect(openSlip(() => storage).current()).toEqual(slip.current());
		expect(slip.current().sent).toEqual({ [MULTIPLE]: bet(true, "a") });
	});

	it("removes a stake with its selection, and everything with the last one", () => {
		const slip = openSlip(() => memory());
		for (const id of ["a", "b"]) slip.toggle(leg(id));
		for (const name of ["a", "b", MULTIPLE]) slip.setStake(name, "5");
		slip.remove(["a"]);
		expect(slip.current().stakes).toEqual({ b: "5", [MULTIPLE]: "5" });
		slip.remove(["b"]);
		expect(slip.current()).toEqual(slip.empty());
	});

	it("keeps the selections of a bet with an unknown outcome, until it is known", () => {
		const slip = openSlip(() => memory());
		for (const id of ["a", "b", "c"]) slip.toggle(leg(id));
		slip.setSent(MULTIPLE, bet(true, "a", "b"));
		slip.toggle(leg("a"));
		expect(idsOf(slip)).toEqual(["a", "b", "c"]);
		slip.clear();
		expect(idsOf(slip)).toEqual(["a", "b"]);
		slip.setSent(MULTIPLE, bet(false, "a", "b"));
		slip.clear();
		expect(slip.current()).toEqual(slip.empty());
	});

	it("notifies subscribers until they unsubscribe", () => {
		const slip = openSlip(() => undefined);
		let notified = 0;
		const leave = slip.subscribe(() => notified++);
		slip.toggle(leg("a"));
		leave();
		slip.toggle(leg("b"));
		expect(notified).toBe(1);
	});

	it("has no more selections than can be quoted", () => {
		const slip = openSlip(() => memory());
		for (let at = 0; at <= MAX_ON_SLIP; at++) slip.toggle(leg(`s${at}`));
		expect(idsOf(slip)).toHaveLength(MAX_ON_SLIP);
	});

	it.each(["", "null", "{", '{"legs":1}', '{"legs":[{"selectionId":1}],"stakes":{},"sent":{}}'])(
		"is empty where the storage holds nonsense: %j",
		(text) => {
			expect(openSlip(() => memory({ slip: text })).current().legs).toEqual([]);
		},
	);

	it("works where the browser stores nothing", () => {
		const slip = openSlip(() => ({
			getItem: () => null,
			setItem: () => {
				throw new Error("the storage is full");
			},
		}));
		slip.toggle(leg("a"));
		expect(idsOf(slip)).toEqual(["a"]);
	});
});
