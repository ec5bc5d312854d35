import { CountBadge, Icon } from "@baize/platform-web";
import { useEffect, useRef } from "react";
import { presence } from "./presence.ts";
import { useChatTexts } from "./texts.ts";

/** Opens a chat that is under way again, and counts the answers that came meanwhile. It stands above the phone's bar. */
export function ChatButton({ unread }: { unread: number }) {
	const t = useChatTexts();
	const ref = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (presence.takesFocus()) ref.current?.focus();
	}, []);
	return (
		<button
			ref={ref}
			type="button"
			aria-label={t("open", { count: unread })}
			className="raised fixed end-4 bottom-24 z-6 grid size-14 place-items-center rounded-pill bg-accent text-2xl text-on-accent md:end-6 md:bottom-6"
			onClick={({ currentTarget }) => presence.open(currentTarget)}
		>
			<Icon name="message" />
			<CountBadge count={unread} className="absolute end-0 top-0" />
			<span role="status" className="sr-only">
				{unread > 0 && t("unread", { count: unread })}
			</span>
		</button>
	);
}
