/** A stretch of the window from top to bottom, in pixels from its upper edge. */
export type Stretch = { top: number; bottom: number };

export type ToastEdge = "bottom" | "top";

/**
 * Where toasts of this height stand so that no primary button lies beneath them: at the bottom, where thumbs and eyes
 * are, else at the top. Where buttons are at both edges, the one with fewer of them covered.
 */
export function toastEdge(buttons: readonly Stretch[], places: Readonly<Record<ToastEdge, Stretch>>): ToastEdge {
	const covered = (edge: ToastEdge): number =>
		buttons.filter((button) => button.top < places[edge].bottom && button.bottom > places[edge].top).length;
	return covered("bottom") <= covered("top") ? "bottom" : "top";
}
