import { SESSION_ENDED } from "@baize/platform-web/reads";
import { useEffect } from "react";
import { hearLogout } from "./tabs.ts";

/** On each page of whoever is signed in: leaves it when another tab logs out, and says so when the session has ended. */
export function SessionWatch(): null {
	useEffect(() => {
		let isTold = false;
		const tell = async (): Promise<void> => {
			if (isTold) return;
			isTold = true;
			isTold = await (await import("./session-end.tsx")).tellSessionEnd();
		};
		const onEnd = (): void => void tell();
		const unhear = hearLogout(
			() => void import("./session-end.tsx").then(({ leaveAfterLogout }) => leaveAfterLogout()),
		);
		addEventListener(SESSION_ENDED, onEnd);
		return () => {
			unhear();
			removeEventListener(SESSION_ENDED, onEnd);
		};
	}, []);
	return null;
}
