import type { InputOf, PageCall, ReplyOf } from "@baize/kernel/call";
import { CallError, callApi } from "@baize/platform-web/reads";
import { useRef, useState } from "react";

export type Outcome<Spec extends PageCall> =
	| { isDone: true; reply: ReplyOf<Spec> }
	| { isDone: false; error?: CallError };

/** A call that may return nothing, so that success differs from a refusal. Two presses make one call. */
export function useAct<Spec extends PageCall>(spec: Spec) {
	const [pending, setPending] = useState(false);
	const underWay = useRef(false);

	async function run(input: InputOf<Spec>): Promise<Outcome<Spec>> {
		if (underWay.current) return { isDone: false };
		underWay.current = true;
		setPending(true);
		try {
			return { isDone: true, reply: await callApi(spec, input) };
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			return { isDone: false, error };
		} finally {
			underWay.current = false;
			setPending(false);
		}
	}
	return { run, pending };
}
