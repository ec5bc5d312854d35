import type { CallSpec, InputOf } from "@baize/kernel/call";
import { CallError, callApi } from "@baize/platform-web/reads";
import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";

/** Sends the call of a decision once, then shows its result and reloads the page's data. */
export function useAct<Spec extends CallSpec>(spec: Spec, doneText: string) {
	const [isPending, setPending] = useState(false);
	const notify = useNotify();
	const refresh = useRefresh();

	async function run(input: InputOf<Spec>): Promise<void> {
		setPending(true);
		try {
			await callApi(spec, input);
			notify(doneText, { type: "success" });
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			notify(error.body.message, { type: "error" });
		} finally {
			setPending(false);
			refresh();
		}
	}
	return { run, isPending };
}
