import { useEffect } from "react";
import type { NoticeTone } from "./Notice.tsx";
import { toasts } from "./toast-store.ts";

// A message shown just before a page is left would be lost, so the next page shows it.
const KEY = "toast-after-load";

/** Stores a message for the next page of this tab. */
export const raiseAfterLoad = (text: string, tone: NoticeTone): void =>
	sessionStorage.setItem(KEY, JSON.stringify({ text, tone }));

/** Shows, once, the message that the previous page left. */
export function useToastAfterLoad(): void {
	useEffect(() => {
		const left = sessionStorage.getItem(KEY);
		if (!left) return;
		sessionStorage.removeItem(KEY);
		const { text, tone } = JSON.parse(left) as { text: string; tone: NoticeTone };
		toasts.raise(text, { tone });
	}, []);
}
