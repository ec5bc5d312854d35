import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { CallError, NO_ANSWER } from "@baize/platform-web/reads";
import type { CaptchaToken } from "./token.ts";

/** The captcha's tokens of one form: one is got in advance, and each is used for one call. */
export type CaptchaTokens = {
	/** Starts the work, or repeats it where the stored token will have expired by the time a form is filled in. */
	prepare(): void;
	/** The token that was prepared, where it is still valid, or a new one. */
	take(): Promise<string>;
};

/** Solves a captcha; undefined where it would show something before the player has asked for it. */
type Solve = (isWaitedFor: boolean) => Promise<CaptchaToken | undefined>;

type PreparedToken = { token: Promise<CaptchaToken | undefined>; untilMs: number };

/** It must still be valid when it arrives. */
const SPARE_MS = 20 * SECOND_MS;
/** The time from one field of a form to its sending. */
export const FILLED_IN_MS = 2 * MINUTE_MS;

export function openCaptchaTokens(solve: Solve): CaptchaTokens {
	let prepared: PreparedToken | undefined;
	/** A service's widget cannot be solved in advance. */
	let isShown = false;

	/** Not started again before its validity is known; a widget is shown only when its token is needed. */
	function begin(isWaitedFor: boolean): PreparedToken {
		const token = solve(isWaitedFor);
		const begun: PreparedToken = { token, untilMs: Number.POSITIVE_INFINITY };
		prepared = begun;
		const end = (goodMs = 0): void => {
			begun.untilMs = performance.now() + goodMs;
		};
		token.then(
			(found) => {
				isShown = !found;
				end(found?.goodMs);
			},
			() => end(),
		);
		return begun;
	}

	const isGoodFor = (ms: number): boolean => (prepared?.untilMs ?? 0) - performance.now() > ms;

	return {
		prepare() {
			if (!isShown && !isGoodFor(FILLED_IN_MS)) begin(false).token.catch(() => {});
		},
		async take() {
			try {
				const ahead = isGoodFor(SPARE_MS) ? await prepared?.token.catch(() => undefined) : undefined;
				const found = ahead ?? (await begin(true).token);
				if (!found) throw new CallError(0, NO_ANSWER);
				return found.token;
			} catch (thrown) {
				throw thrown instanceof CallError ? thrown : new CallError(0, NO_ANSWER);
			} finally {
				prepared = undefined;
			}
		},
	};
}
