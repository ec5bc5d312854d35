import { useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { visitedPages } from "./each-address.ts";

/** The router requests the target of such a link as soon as it has this attribute. */
const PREFETCH = "data-discover";
const APPROACHES = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Links are plain anchors, which cost nothing to render; one listener turns a press on any of them into a navigation
 * inside the site. Left to the browser: other sites, new tabs, downloads, another language, the overlay to join.
 */
export function usePlainLinks(locale: string): void {
	const navigate = useNavigate();
	useEffect(() => {
		const onClick = (event: MouseEvent): void => {
			const link = pressedLink(event);
			if (!link) return;
			const target = destinationOf(link, locale);
			if (!target) return;
			event.preventDefault();
			if (link.dataset.back === undefined) void navigate(target);
			else void goBack(navigate, target);
		};
		// A user who points at a link or focuses it may follow it: its target is then already known.
		const onApproach = (event: Event): void => {
			const link = (event.target as Element).closest?.("a");
			if (link && !link.hasAttribute(PREFETCH)) link.setAttribute(PREFETCH, "true");
		};
		document.addEventListener("click", onClick);
		for (const approach of APPROACHES) document.addEventListener(approach, onApproach, { passive: true });
		return () => {
			document.removeEventListener("click", onClick);
			for (const approach of APPROACHES) document.removeEventListener(approach, onApproach);
		};
	}, [navigate, locale]);
}

/** To the page visited before, or to the one above where there is none, or what knows it cannot be loaded. */
async function goBack(navigate: NavigateFunction, above: string): Promise<void> {
	const visited = await visitedPages().catch(() => undefined);
	const before = visited?.pageBefore(visited.readVisited(), location.pathname);
	if (before?.isLast && isWithinSite(history.state)) return navigate(-1);
	if (before) visited?.leaveTo(before);
	return navigate(before?.page ?? above);
}

/** Whether the router has shown another page before this one, in this document. */
const isWithinSite = (state: { idx?: number } | null): boolean => (state?.idx ?? 0) > 0;

/** The link that a plain press follows. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
	if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
		return undefined;
	const link = (event.target as Element).closest?.("a");
	return link && !link.target && !link.download && link.dataset.reload === undefined ? link : undefined;
}

function destinationOf(link: HTMLAnchorElement, locale: string): string | undefined {
	const url = new URL(link.href, location.href);
	const isOurs =
		url.origin === location.origin && (url.pathname === `/${locale}` || url.pathname.startsWith(`/${locale}/`));
	const isSamePlace = url.pathname === location.pathname && url.search === location.search && url.hash;
	// The server leads from such an address to another one.
	const isLedElsewhere = url.searchParams.has("lang") || url.searchParams.get("overlay") === "join";
	return isOurs && !isSamePlace && !isLedElsewhere ? url.pathname + url.search + url.hash : undefined;
}
