import { toasts } from "@baize/platform-web";

/** Copies and says so. A browser that allows no copying leaves the text where it can be read. */
export async function copyText(text: string, done: string): Promise<void> {
	const isCopied = await navigator.clipboard.writeText(text).then(
		() => true,
		() => false,
	);
	if (isCopied) toasts.raise(done, { tone: "success" });
}
