import type { CallSpec, InputOf } from "@baize/kernel/call";
import { CallError, callHouse } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";

/** Makes a deciding call, once, then tells what became of it and reads the page afresh. */
export function useDecision<Spec extends CallSpec>(spec: Spec, doneText: string) {
	const [isPending, setPending] = useState(false);
	const notify = useNotify();
	const refresh = useRefresh();
	const t = useTranslate();

	// A second press may come before the page has drawn that the first one is under way.
	const isSent = useRef(false);

	async function run(input: InputOf<Spec>): Promise<void> {
		if (isSent.current) return;
		isSent.current = true;
		setPending(true);
		try {
			await callHouse(spec, input);
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

// A state stands in the details by its name in the contract; people read it by its text.
function detailsOf({ body: { details } }: CallError, t: (key: string) => string): Record<string, unknown> {
	const state = details?.state;
	return typeof state === "string" ? { ...details, state: t(`cashier.states.${state}`) } : { ...details };
}
