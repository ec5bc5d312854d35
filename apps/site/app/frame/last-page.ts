import { LAST_PAGE_KEY } from "@baize/identity/web";
import { useEffect } from "react";
import { useLocation } from "react-router";

/** Ways in are no place to come back to. */
const WAY_IN = /^\/[a-z]+\/(login|join|recover)(\/|$)/;

/** Notes where this tab is, so that a login without a destination leads back. spec §4 */
export function useLastPage(): void {
	const { pathname, search } = useLocation();
	useEffect(() => {
		if (!WAY_IN.test(pathname)) sessionStorage.setItem(LAST_PAGE_KEY, pathname + search);
	}, [pathname, search]);
}
