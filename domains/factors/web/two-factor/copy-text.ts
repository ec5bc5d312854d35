import { toasts } from "@baize/platform-web";

/** Copies and confirms it. If the browser refuses to copy, the text stays on the page to be read. */
export async function copyText(text: string, done: string): Promise<void> {
	const isCopied = await navigator.clipboard.writeText(text).then(
		() => true,
		() => false,
	);
	if (isCopied) toasts.raise(done, { tone: "success" });
}
