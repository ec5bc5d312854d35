import { useEffect } from "react";
import { useLogout } from "react-admin";
import { OPERATOR_IDLE_MS } from "../../contract/index.ts";

const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel"] as const;
const LOOK_MS = 15_000;

/**
 * Logs out when the operator has not used the page for as long as a session may be idle. Without it, pages that poll
 * would keep the session of an unattended desk alive.
 */
export function IdleLogout() {
	const logout = useLogout();
	useEffect(() => {
		let touchedAtMs = Date.now();
		const touch = (): void => {
			touchedAtMs = Date.now();
		};
		for (const sign of SIGNS) addEventListener(sign, touch, { passive: true });
		const looking = setInterval(() => {
			if (Date.now() - touchedAtMs < OPERATOR_IDLE_MS) return;
			clearInterval(looking);
			void logout();
		}, LOOK_MS);
		return () => {
			clearInterval(looking);
			for (const sign of SIGNS) removeEventListener(sign, touch);
		};
	}, [logout]);
	return null;
}
