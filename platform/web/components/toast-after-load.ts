import { useEffect } from "react";
import type { NoticeTone } from "./Notice.tsx";
import { toasts } from "./toast-store.ts";

// What is said before a page is left for a new one would be gone with it, so the next one says it.
const KEY = "toast-after-load";

/** Keeps a message for the next page of this tab. */
export const raiseAfterLoad = (text: string, tone: NoticeTone): void =>
	sessionStorage.setItem(KEY, JSON.stringify({ text, tone }));

/** Says, once, what the page before left to say. */
export function useToastAfterLoad(): void {
	useEffect(() => {
		const left = sessionStorage.getItem(KEY);
		if (!left) return;
		sessionStorage.removeItem(KEY);
		const { text, tone } = JSON.parse(left) as { text: string; tone: NoticeTone };
		toasts.raise(text, { tone });
	}, []);
}
