import { refusalOf } from "@baize/factors/web";
import { type CallError, isUnknown } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import { remainsUnknown } from "./outcome.ts";
import type { RequestStore } from "./request-store.ts";

/**
 * Sends a request, and again under its id as often as the player retries, until its outcome is known. Until then the
 * tab stores it, also while its first answer is awaited, so that after a reload the page retries it instead of doing it
 * again under a new id. `isLost`: the request that comes first was sent before, and its answer was lost.
 */
export function useOutcome<Content>(isLost: boolean, requestStore: RequestStore<Content>) {
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();
	const [isOpen, setOpen] = useState(isLost);
	const latest = useRef<Content>(undefined);

	/** Returns the refusal, if there is one. */
	async function follow(request: Content, work: () => Promise<void>): Promise<CallError | undefined> {
		// Another request than the one before has an outcome of its own.
		const wasOpen = isOpen && (latest.current === undefined || latest.current === request);
		latest.current = request;
		setPending(true);
		requestStore.save(request);
		try {
			const refusal = await refusalOf(work);
			const isStillUnknown = remainsUnknown(wasOpen, refusal);
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
