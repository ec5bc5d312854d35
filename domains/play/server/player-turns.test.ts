import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPlayerTurns } from "./player-turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function held() {
	let letGo = (): void => {};
	const work = vi.fn(() => new Promise<void>((resolve) => (letGo = resolve)));
	return { work, letGo: () => letGo() };
}

describe("the turns of a player", () => {
	it("begin one when the one before is over, also when it failed; another player waits for nobody", async () => {
		const { inTurn, isTaken } = openPlayerTurns();
		const order: string[] = [];
		const failed = inTurn(1n, async () => {
			await Promise.resolve();
			order.push("failed");
			throw new Error("away");
		});
		const next = inTurn(1n, async () => order.push("next"));
		const another = inTurn(2n, async () => order.push("another"));
		await expect(failed).rejects.toThrow("away");
		await Promise.all([next, another]);
		expect(order).toEqual(["another", "failed", "next"]);
		expect([isTaken(1n), isTaken(2n)]).toEqual([false, false]);
	});

	it("are not waited for longer than twenty seconds, and whoever gave up is not begun later", async () => {
		const { inTurn, isTaken } = openPlayerTurns();
		const first = held();
		const [impatient, patient] = [vi.fn(async () => "played"), vi.fn(async () => "played")];
		const undecided = inTurn(1n, first.work);
		const refused = expect(inTurn(1n, impatient)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
		await vi.advanceTimersByTimeAsync(19_000);
		const played = inTurn(1n, patient);
		await vi.advanceTimersByTimeAsync(1_000);
		await refused;
		expect(isTaken(1n)).toBe(true);
		first.letGo();
		await undecided;
		expect(await played).toBe("played");
		expect(impatient).not.toHaveBeenCalled();
		expect(isTaken(1n)).toBe(false);
	});
});
