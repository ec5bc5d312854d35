import { CallError, NO_ANSWER } from "@baize/platform-web/reads";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FILLED_IN_MS, openCaptchaTokens } from "./captcha-tokens.ts";
import type { CaptchaToken } from "./token.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const GOOD_MS = 5 * 60_000;
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Tokens "1", "2" … of a captcha that can be solved in advance, and when each was begun. */
function numbered(goodMs = GOOD_MS) {
	const begun: boolean[] = [];
	const tokens = openCaptchaTokens(async (isWaitedFor) => {
		begun.push(isWaitedFor);
		return { token: String(begun.length), goodMs };
	});
	return { ...tokens, begun };
}

describe("[AUTH-08] the token of a call", () => {
	it("is the one that was prepared, and the next call gets another", async () => {
		const tokens = numbered();
		tokens.prepare();
		await pass(0);
		expect([await tokens.take(), await tokens.take()]).toEqual(["1", "2"]);
		expect(tokens.begun).toEqual([false, true]);
	});

	it("is worked for once while it is under way, and again when it would expire while the form is filled in", async () => {
		const tokens = numbered();
		tokens.prepare();
		tokens.prepare();
		await pass(GOOD_MS - FILLED_IN_MS - 1);
		tokens.prepare();
		expect(tokens.begun).toHaveLength(1);
		await pass(1);
		tokens.prepare();
		expect(tokens.begun).toHaveLength(2);
		expect(await tokens.take()).toBe("2");
	});

	it("is a new one where the prepared one would expire on its way", async () => {
		const tokens = numbered();
		tokens.prepare();
		await pass(GOOD_MS - 19_000);
		expect(await tokens.take()).toBe("2");
	});

	it("is a new one where preparing failed", async () => {
		const answers: (() => Promise<CaptchaToken>)[] = [
			() => Promise.reject(new Error("the network is gone")),
			async () => ({ token: "second", goodMs: GOOD_MS }),
		];
		const tokens = openCaptchaTokens(() => answers.shift()!());
		tokens.prepare();
		await pass(0);
		expect(await tokens.take()).toBe("second");
	});

	it("is not prepared again for a widget, which is shown when the call is sent", async () => {
		const begun: boolean[] = [];
		const tokens = openCaptchaTokens(async (isWaitedFor) => {
			begun.push(isWaitedFor);
			return isWaitedFor ? { token: "clicked", goodMs: GOOD_MS } : undefined;
		});
		tokens.prepare();
		await pass(0);
		tokens.prepare();
		expect(begun).toEqual([false]);
		expect(await tokens.take()).toBe("clicked");
		expect(begun).toEqual([false, true]);
	});

	it.each([
		["a refusal as it is", new CallError(429, NO_ANSWER), 429],
		["any other failure as an answer that did not come", new Error("broken"), 0],
	])("fails with %s", async (_what, failure, status) => {
		const tokens = openCaptchaTokens(() => Promise.reject(failure));
		await expect(tokens.take()).rejects.toMatchObject({ status });
	});
});
