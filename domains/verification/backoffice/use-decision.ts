import type { CallSpec, InputOf } from "@baize/kernel/call";
import { CallError, callHouse } from "@baize/platform-web/reads";
import { useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";

/** Makes a deciding call, once, and reads the page afresh. It tells of what the page itself does not show. */
export function useDecision<Spec extends CallSpec>(spec: Spec, doneText?: string) {
	const [isPending, setPending] = useState(false);
	const notify = useNotify();
	const refresh = useRefresh();
	const t = useTranslate();

	async function run(input: InputOf<Spec>): Promise<void> {
		setPending(true);
		try {
			await callHouse(spec, input);
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

// A status stands in the details by its name in the contract; people read it by its text.
function detailsOf({ body: { details } }: CallError, t: (key: string) => string): Record<string, unknown> {
	const status = details?.status;
	return typeof status === "string" ? { ...details, status: t(`verification.statuses.${status}`) } : { ...details };
}
