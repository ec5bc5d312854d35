import { type RefObject, useEffect, useState } from "react";
import { type ToastEdge, toastEdge } from "./toast-edge.ts";

const PRIMARY =
	"main button[data-look=primary], main a[data-look=primary], main [data-look=danger], dialog [data-look=primary]";
/** Below the header, and above the phone's bottom bar or the window's edge. */
const MARGINS = { top: 72, bottomOfPhone: 80, bottom: 24 };
const DESK_WIDTH = 768;

/** The edge at which toasts cover no primary button, as the page is scrolled and changes. */
export function useToastEdge(region: RefObject<HTMLElement | null>, count: number): ToastEdge {
	const [edge, setEdge] = useState<ToastEdge>("bottom");
	useEffect(() => {
		if (count === 0) return;
		const place = (): void => {
			if (region.current) setEdge(edgeFor(region.current.offsetHeight));
		};
		place();
		const changes = new MutationObserver(place);
		changes.observe(document.body, { childList: true, subtree: true });
		addEventListener("scroll", place, { passive: true, capture: true });
		addEventListener("resize", place);
		return () => {
			changes.disconnect();
			removeEventListener("scroll", place, { capture: true });
			removeEventListener("resize", place);
		};
	}, [region, count]);
	return edge;
}

function edgeFor(height: number): ToastEdge {
	const buttons = [...document.querySelectorAll(PRIMARY)]
		.map((button) => button.getBoundingClientRect())
		.filter(({ height: shown }) => shown > 0);
	const bottom = innerHeight - (innerWidth < DESK_WIDTH ? MARGINS.bottomOfPhone : MARGINS.bottom);
	return toastEdge(buttons, {
		bottom: { top: bottom - height, bottom },
		top: { top: MARGINS.top, bottom: MARGINS.top + height },
	});
}
