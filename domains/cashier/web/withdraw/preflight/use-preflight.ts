import { useViewer } from "@baize/platform-web/page";
import { callApi } from "@baize/platform-web/reads";
import { useEffect, useLayoutEffect, useState } from "react";
import { checkWithdrawal, type PreflightView } from "../../../contract/preflight/calls.ts";
import type { WithdrawalRequest } from "../withdrawal-request.ts";

/**
 * What would hold this request up. Undefined until it is known, and where it cannot be read: the request itself is judged
 * by the same rule.
 */
export function usePreflight({ body }: WithdrawalRequest, isWanted: boolean): PreflightView | undefined {
	const viewer = useViewer();
	const [found, setFound] = useState<PreflightView>();
	const session = viewer?.handle;
	const { method, amountMinor, destination } = body;
	useEffect(() => {
		if (!session || !isWanted) return;
		let isGone = false;
		callApi(checkWithdrawal, { params: { session }, body: { method, amountMinor, destination } })
			.then((answer) => isGone || setFound(answer))
			.catch(() => undefined);
		return () => {
			isGone = true;
		};
	}, [session, isWanted, method, amountMinor, destination]);
	// What comes late is drawn above the buttons: one with the focus must not be pushed out of sight.
	useLayoutEffect(() => {
		const focused = document.activeElement;
		if (found && focused instanceof HTMLButtonElement) focused.scrollIntoView({ block: "nearest" });
	}, [found]);
	return found;
}
