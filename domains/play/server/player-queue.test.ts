import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPlayerQueue } from "./player-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function held() {
	let letGo = (): void => {};
	const work = vi.fn(() => new Promise<void>((resolve) => (letGo = resolve)));
	return { work, letGo: () => letGo() };
}

describe("the turns of a player", () => {
	it("begin when the previous one is over, also when it failed; players do not wait for each other", async () => {
		const { inOrder, isTaken } = openPlayerQueue();
		const order: string[] = [];
		const failed = inOrder(1n, async () => {
			await Promise.resolve();
			order.push("failed");
			throw new Error("away");
		});
		const next = inOrder(1n, async () => order.push("next"));
		const another = inOrder(2n, async () => order.push("another"));
		await expect(failed).rejects.toThrow("away");
		await Promise.all([next, another]);
		expect(order).toEqual(["another", "failed", "next"]);
		expect([isTaken(1n), isTaken(2n)]).toEqual([false, false]);
	});

	it("wait at most twenty seconds, and one that timed out is not begun later", async () => {
		const { inOrder, isTaken } = openPlayerQueue();
		const first = held();
		const [impatient, patient] = [vi.fn(async () => "played"), vi.fn(async () => "played")];
		const undecided = inOrder(1n, first.work);
		const refused = expect(inOrder(1n, impatient)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
		await vi.advanceTimersByTimeAsync(19_000);
		const played = inOrder(1n, patient);
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
