/**
 * What opens a chat for a link that was pressed. An adapter is registered at run time, by this site or by a script of
 * another chat: `(window.chatAdapters ||= []).push({ open(link) { … } })`, before or after the page has loaded. The last
 * one counts.
 */
export type ChatAdapter = { open(link: HTMLElement): unknown };

declare global {
	interface Window {
		chatAdapters?: { push(adapter: ChatAdapter): unknown };
	}
}

const LINK = "[open-live-chat]";

/**
 * From now on a press on any link with the attribute opens the chat of the adapter. Without an adapter, or if it fails,
 * the link leads where it leads. CHAT-01
 */
export function openChatRegistry(own?: ChatAdapter): void {
	const early = window.chatAdapters;
	let [adapter] = [...(Array.isArray(early) ? (early as ChatAdapter[]) : []).slice(-1), own];
	window.chatAdapters = {
		push: (added) => {
			adapter = added;
		},
	};
	const onClick = (event: MouseEvent): void => {
		const link = (event.target as Element).closest<HTMLElement>(LINK);
		const chat = adapter;
		if (!link || !chat || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		void Promise.resolve()
			.then(() => chat.open(link))
			.catch(() => follow(link));
	};
	// Before the page's own listener turns the press into a navigation.
	document.addEventListener("click", onClick, true);
}

function follow(link: HTMLElement): void {
	const href = link.getAttribute("href");
	if (href !== null) location.assign(href);
}
