import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Links are plain anchors, which cost nothing to render; one listener turns a press on any of them into a move inside
 * the site. What the browser does better is left to it: other sites, new tabs, downloads, another language.
 */
export function usePlainLinks(locale: string): void {
	const navigate = useNavigate();
	useEffect(() => {
		const onClick = (event: MouseEvent): void => {
			const target = destinationOf(event, locale);
			if (!target) return;
			event.preventDefault();
			void navigate(target);
		};
		document.addEventListener("click", onClick);
		return () => document.removeEventListener("click", onClick);
	}, [navigate, locale]);
}

function destinationOf(event: MouseEvent, locale: string): string | undefined {
	if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
		return undefined;
	const link = (event.target as Element).closest?.("a");
	if (!link || link.target || link.download || link.dataset.reload !== undefined) return undefined;
	const url = new URL(link.href, location.href);
	const isOurs =
		url.origin === location.origin && (url.pathname === `/${locale}` || url.pathname.startsWith(`/${locale}/`));
	const isSamePlace = url.pathname === location.pathname && url.search === location.search && url.hash;
	return isOurs && !isSamePlace ? url.pathname + url.search + url.hash : undefined;
}
