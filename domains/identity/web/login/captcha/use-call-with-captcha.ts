import type { InputOf, PageCall, ReplyOf } from "@baize/kernel/call";
import { CallError, callApi, refuseWrongBody } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import type { CaptchaPurpose } from "../../../contract/login/login-step.ts";
import { openCaptchaTokens } from "./captcha-tokens.ts";

const REFUSED = "CAPTCHA_REQUIRED";

/**
 * A call for which the page does some work first, so that a machine cannot make it by the thousand. `prepare` starts it
 * in the background while a form is filled in; where the server refuses the token, the work is repeated.
 */
export function useCallWithCaptcha<Spec extends PageCall>(spec: Spec, purpose: CaptchaPurpose) {
	const place = useRef<HTMLDivElement>(null);
	const underWay = useRef(false);
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();
	const [tokens] = useState(() =>
		openCaptchaTokens(async (isWaitedFor) => {
			const { captchaAhead } = await import("./token.ts");
			return captchaAhead(purpose, isWaitedFor ? place.current : undefined);
		}),
	);

	async function callOnce(input: { body?: unknown }): Promise<ReplyOf<Spec>> {
		refuseWrongBody(spec, input.body);
		const headers = { "x-captcha-token": await tokens.take() };
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
		/** Does nothing during a call, which takes a token itself. */
		prepare: (): void => {
			if (!underWay.current) tokens.prepare();
		},
	};
}
