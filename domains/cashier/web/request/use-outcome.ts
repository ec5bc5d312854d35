import { refusalOf } from "@baize/factors/web";
import { type CallError, isUnknown } from "@baize/platform-web/reads";
import { useState } from "react";
import { remainsUnknown } from "./outcome.ts";
import type { RequestStore } from "./request-store.ts";
import type { CurrentRequest } from "./use-current-request.ts";

/**
 * Sends one request, and again under its id as often as the player retries, until its outcome is known. Until then the
 * tab stores it, also while its first answer is awaited, so that after a reload the page retries it instead of doing it
 * again under a new id.
 */
export function useOutcome<Content>({ request, isLost }: CurrentRequest<Content>, requestStore: RequestStore<Content>) {
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();
	const [isOpen, setOpen] = useState(isLost);

	/** Returns the refusal, if there is one. */
	async function follow(work: () => Promise<void>): Promise<CallError | undefined> {
		setPending(true);
		requestStore.save(request);
		try {
			const refusal = await refusalOf(work);
			const isStillUnknown = remainsUnknown(isOpen, refusal);
			if (!isStillUnknown) requestStore.remove();
			setOpen(isStillUnknown);
			setError(refusal && isUnknown(refusal) ? undefined : refusal);
			return refusal;
		} finally {
			setPending(false);
		}
	}
	return { follow, pending, error, isUnknown: isOpen };
}
