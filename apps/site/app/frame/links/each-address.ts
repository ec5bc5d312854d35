import { LAST_PAGE_KEY } from "@baize/identity/web";
import { pages } from "@baize/platform-paths";
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Nothing that is shown waits for it. */
export const visitedPages = () => import("../later.ts");

/** Login pages are not a destination to come back to. */
const WAYS_IN = [pages.login, pages.join, pages.recover];

const isBelow = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/**
 * What this tab stores on each navigation: the visited pages, for the back button (spec §2); the current page, so that
 * a login without a destination leads back (spec §4). The key of an authenticator is stored on its setup page only; any other page, also after logout, erases it. spec
 * §3
 */
export function useEachAddress(): void {
	const { pathname, search } = useLocation();
	const arrival = useNavigationType();
	useEffect(() => {
		void visitedPages().then((it) => {
			it.visit(pathname + search, arrival);
			it.notePage(pathname);
		});
	}, [pathname, search, arrival]);
	useEffect(() => {
		const path = pathname.replace(/^\/[^/]+/, "");
		if (!WAYS_IN.some((page) => isBelow(path, page))) sessionStorage.setItem(LAST_PAGE_KEY, pathname + search);
		if (path !== pages.twoFactorSetup) sessionStorage.removeItem("otpAuthUri");
	}, [pathname, search]);
	useHeadingFirst(pathname);
}

/**
 * After a navigation the focus goes to the page's heading, so that screen reader users notice the new page; unless the
 * page has focused a field.
 */
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
