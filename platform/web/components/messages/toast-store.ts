import type { ReactNode } from "react";
import type { NoticeTone } from "./Notice.tsx";

export interface Toast {
	id: number;
	tone: NoticeTone;
	text: ReactNode;
	action?: ReactNode;
}

const READING_MS = 6_000;

/** The visible messages, oldest first. Only the browser raises toasts; there are none while rendering on the server. */
export function createToastStore(readingMs = READING_MS) {
	let toasts: readonly Toast[] = [];
	let lastId = 0;
	const listeners = new Set<() => void>();
	const set = (next: readonly Toast[]) => {
		toasts = next;
		for (const listener of listeners) listener();
	};
	const dismiss = (id: number) => set(toasts.filter((toast) => toast.id !== id));
	/** Shows a message. It disappears after six seconds, unless it warns or needs an answer. */
	const raise = (text: ReactNode, { tone = "info", action }: { tone?: NoticeTone; action?: ReactNode } = {}) => {
		lastId += 1;
		const id = lastId;
		set([...toasts.slice(-2), { id, tone, text, ...(action !== undefined && { action }) }]);
		if (action === undefined && (tone === "info" || tone === "success")) setTimeout(dismiss, readingMs, id);
		return id;
	};
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	};
	return { raise, dismiss, subscribe, current: () => toasts };
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** The toasts of this browser tab: `toasts.raise(text, { tone, action })`. */
export const toasts: ToastStore = /* @__PURE__ */ createToastStore();
