import { refusalOf } from "@baize/factors/web";
import { type CallError, isUnknown } from "@baize/platform-web/reads";
import { useState } from "react";
import type { Keeper } from "./kept-wish.ts";
import { staysUnknown } from "./outcome.ts";
import type { Asking } from "./use-asking.ts";

/**
 * One request, made again under its id as often as a person asks for it, until it is known what became of it. Until then
 * the tab keeps it, also while its first answer is waited for: a reload in between asks about it, and does not do it anew.
 */
export function useOutcome<Wish>({ wish, isLost }: Asking<Wish>, keeper: Keeper<Wish>) {
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();
	const [isOpen, setOpen] = useState(isLost);

	/** Answers the refusal, if it is one. */
	async function follow(work: () => Promise<void>): Promise<CallError | undefined> {
		setPending(true);
		keeper.keep(wish);
		try {
			const refusal = await refusalOf(work);
			const stays = staysUnknown(isOpen, refusal);
			if (!stays) keeper.forget();
			setOpen(stays);
			setError(refusal && isUnknown(refusal) ? undefined : refusal);
			return refusal;
		} finally {
			setPending(false);
		}
	}
	return { follow, pending, error, isUnknown: isOpen };
}
