import type { InputOf, PageCall, ReplyOf } from "@baize/kernel/call";
import { useCallback, useRef, useState } from "react";
import { CallError, callApi } from "./call-api.ts";

export type CallState<Spec extends PageCall> = {
	/** Makes the call; resolves to undefined when it was refused (see `error`) or one is already running. */
	run(input: InputOf<Spec>): Promise<ReplyOf<Spec> | undefined>;
	pending: boolean;
	error: CallError | undefined;
	reset(): void;
};

/** A call that the user makes by a press. Pressing twice makes it once. */
export function useCall<Spec extends PageCall>(spec: Spec): CallState<Spec> {
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();
	const underWay = useRef(false);
	const run = useCallback(
		async (input: InputOf<Spec>) => {
			if (underWay.current) return undefined;
			underWay.current = true;
			setPending(true);
			setError(undefined);
			try {
				return await callApi(spec, input);
			} catch (thrown) {
				if (!(thrown instanceof CallError)) throw thrown;
				setError(thrown);
				return undefined;
			} finally {
				underWay.current = false;
				setPending(false);
			}
		},
		[spec],
	);
	const reset = useCallback(() => setError(undefined), []);
	return { run, pending, error, reset };
}
