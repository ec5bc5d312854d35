import { CallError, callApi } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { announceToAll, writeToPlayer } from "../contract/index.ts";
import { type ComposeForm, textsOf } from "./compose-form.ts";
import { isSpent } from "./request-spent.ts";

/** Sends the message once: after a lost reply, the request is repeated under the same id. */
export function useSending(onDone: () => void) {
	const [isPending, setPending] = useState(false);
	const requestId = useRef(crypto.randomUUID());
	const notify = useNotify();
	const refresh = useRefresh();

	async function send(form: ComposeForm): Promise<void> {
		setPending(true);
		try {
			await callFor(form, requestId.current);
			const [text, to] = form.audience === "one" ? ["sent", form.email] : ["sentAll", ""];
			notify(`announcements.form.${text}`, { type: "success", messageArgs: { to } });
			onDone();
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			// The request was not accepted, so the corrected message gets a new id.
			if (isSpent(error)) requestId.current = crypto.randomUUID();
			notify(error.body.message, { type: "error" });
		} finally {
			setPending(false);
			refresh();
		}
	}
	return { isPending, send };
}

function callFor(form: ComposeForm, requestId: string): Promise<unknown> {
	const { audience, email, link, byMail, isMarketing } = form;
	const contents = { texts: textsOf(form), byMail, requestId, ...(link.trim() ? { link: link.trim() } : {}) };
	if (audience === "one") return callApi(writeToPlayer, { body: { ...contents, email: email.trim() } });
	return callApi(announceToAll, { body: { ...contents, isMarketing } });
}
