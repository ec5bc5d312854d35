import type { InputOf, PageCall, ReplyOf } from "@baize/kernel/call";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { CallError, callApi, NO_ANSWER, refuseWrongBody } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import type { CaptchaPurpose } from "../../../contract/login/login-step.ts";
import type { CaptchaToken } from "./token.ts";

const REFUSED = "CAPTCHA_REQUIRED";
/** It must still be valid when it arrives. */
const SPARE_MS = 20 * SECOND_MS;
/** The time from one field of a form to its sending. */
const FILLED_IN_MS = 2 * MINUTE_MS;

type PreparedToken = { token: Promise<CaptchaToken | undefined>; untilMs: number };

/**
 * A call for which the page does some work first, so that a machine cannot make it by the thousand. `prepare` starts it
 * in the background while a form is filled in; where the server refuses the token, the work is repeated.
 */
export function useCallWithCaptcha<Spec extends PageCall>(spec: Spec, purpose: CaptchaPurpose) {
	const place = useRef<HTMLDivElement>(null);
	const prepared = useRef<PreparedToken>(undefined);
	const underWay = useRef(false);
	/** A service's widget cannot be solved in advance. */
	const isShown = useRef(false);
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();

	/** Not started again before its validity is known; a widget is shown only when its token is needed. */
	function begin(isWaitedFor: boolean): PreparedToken {
		const token = import("./token.ts").then(({ captchaAhead }) =>
			captchaAhead(purpose, isWaitedFor ? place.current : undefined),
		);
		const begun: PreparedToken = { token, untilMs: Number.POSITIVE_INFINITY };
		prepared.current = begun;
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

	const isGoodFor = (ms: number): boolean => (prepared.current?.untilMs ?? 0) - performance.now() > ms;

	/** Each token is used for one call. */
	async function takeToken(): Promise<string> {
		try {
			const ahead = isGoodFor(SPARE_MS) ? await prepared.current?.token.catch(() => undefined) : undefined;
			const found = ahead ?? (await begin(true).token);
			if (!found) throw new CallError(0, NO_ANSWER);
			return found.token;
		} catch (thrown) {
			throw thrown instanceof CallError ? thrown : new CallError(0, NO_ANSWER);
		} finally {
			prepared.current = undefined;
		}
	}

	async function callOnce(input: { body?: unknown }): Promise<ReplyOf<Spec>> {
		refuseWrongBody(spec, input.body);
		const headers = { "x-captcha-token": await takeToken() };
		return callApi(spec, { ...input, headers } as InputOf<Spec>);
	}

	/** Returns undefined where it was refused (see `error`), or where one is under way. */
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
		/** Starts the work, or repeats it where the stored token will have expired by the time a form is filled in. */
		prepare: (): void => {
			const isNeeded = !underWay.current && !isShown.current && !isGoodFor(FILLED_IN_MS);
			if (isNeeded) begin(false).token.catch(() => {});
		},
	};
}
