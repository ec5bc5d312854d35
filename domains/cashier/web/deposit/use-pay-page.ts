import { noteUse } from "@baize/analytics/web";
import { useViewer } from "@baize/platform-web/page";
import { callApi } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { startDeposit } from "../../contract/calls.ts";
import type { DepositRequest } from "./deposit-request.ts";

/** Begins a deposit and leads to the page on which it is paid. */
export function usePayPage() {
	const viewer = useViewer();
	const [isLeaving, setLeaving] = useState(false);
	useEffect(() => noteUse("depositStep", { step: "opened" }), []);
	// The browser may show this page again as it was left.
	useEffect(() => {
		const onShown = (): void => setLeaving(false);
		addEventListener("pageshow", onShown);
		return () => removeEventListener("pageshow", onShown);
	}, []);

	async function pay(body: DepositRequest): Promise<void> {
		if (!viewer) return;
		const { payUrl } = await callApi(startDeposit, { params: { session: viewer.handle }, body });
		noteUse("depositStep", { step: "sent" });
		setLeaving(true);
		location.assign(payUrl);
	}
	return { pay, isLeaving };
}
