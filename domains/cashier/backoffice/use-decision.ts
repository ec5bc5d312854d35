import type { CallSpec, InputOf } from "@baize/kernel/call";
import { CallError, callApi } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";

/** Sends the call of a decision once, then shows its result and reloads the page's data. */
export function useDecision<Spec extends CallSpec>(spec: Spec, doneText: string) {
	const [isPending, setPending] = useState(false);
	const notify = useNotify();
	const refresh = useRefresh();
	const t = useTranslate();

	// A second press may come before React has rendered that the first one is pending.
	const isSent = useRef(false);

	async function run(input: InputOf<Spec>): Promise<void> {
		if (isSent.current) return;
		isSent.current = true;
		setPending(true);
		try {
			await callApi(spec, input);
			notify(doneText, { type: "success" });
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			notify(error.body.message, { type: "error", messageArgs: detailsOf(error, t) });
		} finally {
			isSent.current = false;
			setPending(false);
			refresh();
		}
	}
	return { run, isPending };
}

// The details contain a state by its name in the contract; show its text instead.
function detailsOf({ body: { details } }: CallError, t: (key: string) => string): Record<string, unknown> {
	const state = details?.state;
	return typeof state === "string" ? { ...details, state: t(`cashier.states.${state}`) } : { ...details };
}
