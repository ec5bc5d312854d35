import { refusalOf } from "@baize/factors/web";
import { type CallError, isUnknown } from "@baize/platform-web/reads";
import { useState } from "react";
import { staysUnknown } from "./outcome.ts";

/** One request, made again under its id as often as a person asks for it, until it is known what became of it. */
export function useOutcome() {
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();
	const [isOpen, setOpen] = useState(false);

	/** Answers the refusal, if it is one. */
	async function follow(work: () => Promise<void>): Promise<CallError | undefined> {
		setPending(true);
		try {
			const refusal = await refusalOf(work);
			setOpen(staysUnknown(isOpen, refusal));
			setError(refusal && isUnknown(refusal) ? undefined : refusal);
			return refusal;
		} finally {
			setPending(false);
		}
	}
	return { follow, pending, error, isUnknown: isOpen };
}
