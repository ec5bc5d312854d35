import { useEffect } from "react";
import { useLocation } from "react-router";

const SETUP = /\/two-factor\/setup$/;

/** The key of an authenticator is there on its setup page only: whatever page comes next, also after logout, erases it. spec §3 */
export function useForgetSetupKey(): void {
	const { pathname } = useLocation();
	useEffect(() => {
		if (!SETUP.test(pathname)) sessionStorage.removeItem("otpAuthUri");
	}, [pathname]);
}
