import { useChange } from "@baize/platform-backoffice";
import { announceToAll, writeToPlayer } from "../contract/index.ts";
import { type ComposeForm, textsOf } from "./compose-form.ts";

/** Sends the message once: after a lost reply, the request is repeated under the same id. */
export function useSending(onDone: () => void) {
	const toOne = useChange(writeToPlayer, { rules: () => import("../contract/rules/write-to-player.ts") });
	const toAll = useChange(announceToAll, { rules: () => import("../contract/rules/announce-to-all.ts") });

	async function send(form: ComposeForm): Promise<void> {
		const { audience, isMarketing } = form;
		const email = form.email.trim();
		const isSent = await (audience === "one"
			? toOne.run(
					(requestId) => ({ body: { ...contentsOf(form), requestId, email } }),
					["announcements.form.sent", { to: email }],
				)
			: toAll.run(
					(requestId) => ({ body: { ...contentsOf(form), requestId, isMarketing } }),
					["announcements.form.sentAll", {}],
				));
		if (isSent) onDone();
	}
	return { isPending: toOne.isPending || toAll.isPending, send };
}

function contentsOf(form: ComposeForm) {
	const link = form.link.trim();
	return { texts: textsOf(form), byMail: form.byMail, ...(link ? { link } : {}) };
}
