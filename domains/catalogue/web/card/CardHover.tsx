import { type RefObject, useEffect, useRef, useState } from "react";
import type { Hover } from "./shown-card.ts";

type Shown = Pick<Hover, "media" | "details">;

/**
 * Over the picture of a card, while the pointer or the keyboard's focus is on it: what the game is, or its second
 * picture, which is not requested before. The styles are here, because the lobby's sheet has none for the few such cards.
 */
export function CardHover({ media, details }: Shown) {
	const place = useRef<HTMLSpanElement>(null);
	const isOver = useIsOver(place);
	return (
		<span ref={place}>
			{isOver && details !== undefined && (
				<span className="absolute inset-0" style={DETAILS}>
					{details}
				</span>
			)}
			{isOver && media && mayMove() && <Medium url={media.url} />}
		</span>
	);
}

const DETAILS = {
	display: "grid",
	alignContent: "start",
	/* Above and beneath it are the badge and the buttons. */
	padding: "2.5rem 0.75rem 3.25rem",
	overflow: "hidden",
	background: "var(--art-scrim)",
	color: "var(--art-ink)",
	fontSize: "0.875rem",
};

const FILLS = { width: "100%", height: "100%", scale: "none" };

function Medium({ url }: { url: string }) {
	const shared = { src: url, className: "absolute inset-0 object-cover", style: FILLS };
	return isVideo(url) ? <video {...shared} muted loop playsInline autoPlay aria-hidden /> : <img {...shared} alt="" />;
}

const isVideo = (url: string): boolean => /\.(mp4|webm)([?#]|$)/.test(url);

/** Not where people have asked for less motion, or for fewer bytes. */
function mayMove(): boolean {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
	return !connection?.saveData && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Of the card with its buttons, which lie beside its link. A finger opens the card, so it shows nothing before. */
function useIsOver(place: RefObject<HTMLElement | null>): boolean {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		const card = place.current?.closest(".game-card")?.parentElement;
		const leaving = new AbortController();
		const on = (name: "pointerenter" | "pointerleave" | "focusin" | "focusout", react: (event: Event) => void) =>
			card?.addEventListener(name, react, { signal: leaving.signal });
		on("pointerenter", (event) => setOver((event as PointerEvent).pointerType !== "touch"));
		on("focusin", ({ target }) => setOver((before) => before || (target as Element).matches(":focus-visible")));
		on("pointerleave", () => setOver(false));
		on("focusout", () => setOver(false));
		return () => leaving.abort();
	}, [place]);
	return isOver;
}
