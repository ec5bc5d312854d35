import { LAST_PAGE_KEY } from "@baize/identity/web";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Ways in are no place to come back to. */
const WAY_IN = /^\/[a-z]+\/(login|join|recover)(\/|$)/;
const SETUP = /\/two-factor\/setup$/;

/**
 * What this tab remembers as it moves on: where it is, so that a login without a destination leads back (spec §4), and the
 * key of an authenticator on its setup page only. Whatever page comes next, also after logout, erases that. spec §3
 */
export function useEachAddress(): void {
	const { pathname, search } = useLocation();
	useEffect(() => {
		if (!WAY_IN.test(pathname)) sessionStorage.setItem(LAST_PAGE_KEY, pathname + search);
		if (!SETUP.test(pathname)) sessionStorage.removeItem("otpAuthUri");
	}, [pathname, search]);
	useHeadingFirst(pathname);
}

/** A page that took another's place begins at its heading, so that who listens hears where they are; unless it has put the keyboard at a field. */
function useHeadingFirst(pathname: string): void {
	const first = useRef(pathname);
	useEffect(() => {
		if (first.current === pathname || document.activeElement?.matches("input")) return;
		first.current = "";
		const heading = document.querySelector<HTMLElement>("main h1");
		heading?.setAttribute("tabindex", "-1");
		heading?.focus({ preventScroll: true });
	}, [pathname]);
}
