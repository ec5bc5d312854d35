import { SESSION_ENDED } from "@baize/platform-web/reads";
import { useEffect } from "react";
import { subscribeToLogout } from "./tabs.ts";

/**
 * On each page of a signed-in player: leaves it when another tab logs out, and shows a message when the session has
 * ended.
 */
export function SessionWatch(): null {
	useEffect(() => {
		let isAnnounced = false;
		const announce = async (): Promise<void> => {
			if (isAnnounced) return;
			isAnnounced = true;
			isAnnounced = await (await import("./session-end.tsx")).announceSessionEnd();
		};
		const onEnd = (): void => void announce();
		const unsubscribe = subscribeToLogout(
			() => void import("./session-end.tsx").then(({ leaveAfterLogout }) => leaveAfterLogout()),
		);
		addEventListener(SESSION_ENDED, onEnd);
		return () => {
			unsubscribe();
			removeEventListener(SESSION_ENDED, onEnd);
		};
	}, []);
	return null;
}
