import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inTime, type RoundRenderer } from "./round-renderer.ts";

const aStage = () => ({ close: vi.fn() }) as unknown as RoundRenderer & { close: ReturnType<typeof vi.fn> };
const after = <Value>(ms: number, value: Value): Promise<Value> =>
	new Promise((resolve) => setTimeout(resolve, ms, value));

describe("[GAME-01] the stage that is drawn", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	it("is the one that came in time, and stays open", async () => {
		const stage = aStage();
		const came = inTime(after(5_000, stage));
		await vi.advanceTimersByTimeAsync(60_000);
		expect(await came).toBe(stage);
		expect(stage.close).not.toHaveBeenCalled();
	});

	it("is none where it cannot be opened", async () => {
		await expect(inTime(Promise.reject(new Error("no WebGL")))).rejects.toThrow("no WebGL");
	});

	it("is none where it comes late, and is closed then", async () => {
		const stage = aStage();
		const came = expect(inTime(after(20_000, stage))).rejects.toThrow("in time");
		await vi.advanceTimersByTimeAsync(7_000);
		await came;
		expect(stage.close).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(20_000);
		expect(stage.close).toHaveBeenCalledOnce();
	});

	it("is none where it fails late, which is no error of the page", async () => {
		const failing = after(20_000, null).then(() => Promise.reject(new Error("given up")));
		const came = expect(inTime(failing)).rejects.toThrow("in time");
		await vi.advanceTimersByTimeAsync(27_000);
		await came;
	});
});
