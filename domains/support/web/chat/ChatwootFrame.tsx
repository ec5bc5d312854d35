import { useEffect, useRef, useState } from "react";
import type { ChatwootFrame as Frame } from "../../contract/chat/schemas.ts";
import { frameUrl, greeting, readSaid, tokenKey } from "./chatwoot.ts";
import { useChatTexts } from "./texts.ts";

const storedToken = (key: string): string | null => {
	try {
		return sessionStorage.getItem(key);
	} catch {
		return null;
	}
};

function storeToken(key: string, token: string): void {
	try {
		sessionStorage.setItem(key, token);
	} catch {
		// A browser without storage: a page that is loaded anew begins a new chat there.
	}
}

/**
 * Chatwoot in a frame of ours: no script of another company runs in the page. It receives who the player is once it says
 * that it has loaded.
 */
export function ChatwootFrame({ frame: read }: { frame: Frame }) {
	const t = useChatTexts();
	const ref = useRef<HTMLIFrameElement>(null);
	// What is read again later is the same frame, which goes on.
	const [frame] = useState(read);
	const [src] = useState(() => frameUrl(frame, storedToken(tokenKey(frame))));
	useEffect(() => {
		const { origin } = new URL(frame.url);
		const onMessage = ({ data, source, origin: from }: MessageEvent): void => {
			const said = readSaid(data);
			const inside = ref.current?.contentWindow;
			if (!inside || source !== inside || from !== origin || said?.event !== "loaded") return;
			if (said.config?.authToken) storeToken(tokenKey(frame), said.config.authToken);
			for (const message of greeting(frame.identity)) inside.postMessage(message, origin);
		};
		addEventListener("message", onMessage);
		return () => removeEventListener("message", onMessage);
	}, [frame]);
	return (
		<iframe
			ref={ref}
			src={src}
			title={t("title")}
			className="w-full grow border-0"
			sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
		/>
	);
}
