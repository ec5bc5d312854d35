import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { CallError, callHouse, NO_ANSWER } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import type { CaptchaPurpose } from "../../../contract/login-step.ts";
import type { CaptchaToken } from "./token.ts";

const REFUSED = "CAPTCHA_REQUIRED";
/** It must still be good when it arrives. */
const SPARE_MS = 20 * SECOND_MS;
/** From one field of a form to its sending. */
const FILLED_IN_MS = 2 * MINUTE_MS;

type Kept = { token: Promise<CaptchaToken | undefined>; untilMs: number };

/**
 * A call for which the page does some work first, so that a machine cannot make it by the thousand. `prepare` has it done
 * in the background while a form is filled in; where the server does not take it, it is done once more.
 */
export function useCallWithCaptcha<Spec extends CallSpec>(spec: Spec, purpose: CaptchaPurpose) {
	const place = useRef<HTMLDivElement>(null);
	const kept = useRef<Kept>(undefined);
	const underWay = useRef(false);
	/** A service's widget: nothing of it can be done before. */
	const isShown = useRef(false);
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();

	/** Until it is known how long it is good, it is not begun again; what shows something is begun when it is waited for. */
	function begin(isWaitedFor: boolean): Kept {
		const token = import("./token.ts").then(({ captchaAhead }) =>
			captchaAhead(purpose, isWaitedFor ? place.current : undefined),
		);
		const begun: Kept = { token, untilMs: Number.POSITIVE_INFINITY };
		kept.current = begun;
		const end = (goodMs = 0): void => {
			begun.untilMs = performance.now() + goodMs;
		};
		token.then(
			(found) => {
				isShown.current = !found;
				end(found?.goodMs);
			},
			() => end(),
		);
		return begun;
	}

	const isGoodFor = (ms: number): boolean => (kept.current?.untilMs ?? 0) - performance.now() > ms;

	/** Each token goes with one call. */
	async function takeToken(): Promise<string> {
		try {
			const ahead = isGoodFor(SPARE_MS) ? await kept.current?.token.catch(() => undefined) : undefined;
			const found = ahead ?? (await begin(true).token);
			if (!found) throw new CallError(0, NO_ANSWER);
			return found.token;
		} catch (thrown) {
			throw thrown instanceof CallError ? thrown : new CallError(0, NO_ANSWER);
		} finally {
			kept.current = undefined;
		}
	}

	async function callOnce(input: object): Promise<ReplyOf<Spec>> {
		const headers = { "x-captcha-token": await takeToken() };
		return callHouse(spec, { ...input, headers } as InputOf<Spec>);
	}

	/** Answers undefined where it was refused, see `error`, or one is under way. */
	async function run(input: Omit<InputOf<Spec>, "headers">): Promise<ReplyOf<Spec> | undefined> {
		if (underWay.current) return undefined;
		underWay.current = true;
		setPending(true);
		setError(undefined);
		try {
			return await callOnce(input).catch((thrown) => {
				if (!(thrown instanceof CallError && thrown.code === REFUSED)) throw thrown;
				return callOnce(input);
			});
		} catch (thrown) {
			if (!(thrown instanceof CallError)) throw thrown;
			setError(thrown);
			return undefined;
		} finally {
			underWay.current = false;
			setPending(false);
		}
	}

	return {
		run,
		pending,
		error,
		/** Where a service shows its widget. */
		place,
		/** Begins the work, or begins it anew where what is kept will not be good by the time a form is filled in. */
		prepare: (): void => {
			const isNeeded = !underWay.current && !isShown.current && !isGoodFor(FILLED_IN_MS);
			if (isNeeded) begin(false).token.catch(() => {});
		},
	};
}
