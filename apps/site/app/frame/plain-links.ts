import { useEffect } from "react";
import { useNavigate } from "react-router";

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
			const target = destinationOf(event, locale);
			if (!target) return;
			event.preventDefault();
			void navigate(target);
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

function destinationOf(event: MouseEvent, locale: string): string | undefined {
	if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
		return undefined;
	const link = (event.target as Element).closest?.("a");
	if (!link || link.target || link.download || link.dataset.reload !== undefined) return undefined;
	const url = new URL(link.href, location.href);
	const isOurs =
		url.origin === location.origin && (url.pathname === `/${locale}` || url.pathname.startsWith(`/${locale}/`));
	const isSamePlace = url.pathname === location.pathname && url.search === location.search && url.hash;
	// The server leads from such an address to another one.
	const isLedElsewhere = url.searchParams.has("lang") || url.searchParams.get("overlay") === "join";
	return isOurs && !isSamePlace && !isLedElsewhere ? url.pathname + url.search + url.hash : undefined;
}
