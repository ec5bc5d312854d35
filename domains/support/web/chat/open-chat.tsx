import { localeOfTag } from "@baize/kernel/locale";
import { LocaleContext } from "@baize/platform-web/i18n";
import { createRoot } from "react-dom/client";
import { Chat } from "./Chat.tsx";
import { presence } from "./presence.ts";

let isMounted = false;

/**
 * Beside the page, not in it: the chat stays while pages change, and no page waits for its scripts.
 */
function mount(): void {
	if (isMounted) return;
	isMounted = true;
	const place = document.createElement("div");
	document.body.append(place);
	createRoot(place).render(
		<LocaleContext value={localeOfTag(document.documentElement.lang)}>
			<Chat />
		</LocaleContext>,
	);
}

export function openChat(link: HTMLElement): void {
	mount();
	presence.open(link);
}

/** Shows a chat that is under way, closed. */
export function keepChat(): void {
	mount();
	presence.keep();
}
