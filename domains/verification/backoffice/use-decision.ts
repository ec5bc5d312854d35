import type { CallSpec, InputOf } from "@baize/kernel/call";
import { CallError, callApi } from "@baize/platform-web/reads";
import { useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";

/** Makes a deciding call once and reloads the page. Notifies only of what the page itself does not show. */
export function useDecision<Spec extends CallSpec>(spec: Spec, doneText?: string) {
	const [isPending, setPending] = useState(false);
	const notify = useNotify();
	const refresh = useRefresh();
	const t = useTranslate();

	async function run(input: InputOf<Spec>): Promise<void> {
		setPending(true);
		try {
			await callApi(spec, input);
			if (doneText) notify(doneText, { type: "success" });
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			notify(error.body.message, { type: "error", messageArgs: detailsOf(error, t) });
		} finally {
			setPending(false);
			refresh();
		}
	}
	return { run, isPending };
}

// The details name a status by its key in the contract; people read its text.
function detailsOf({ body: { details } }: CallError, t: (key: string) => string): Record<string, unknown> {
	const status = details?.status;
	return typeof status === "string" ? { ...details, status: t(`verification.statuses.${status}`) } : { ...details };
}
