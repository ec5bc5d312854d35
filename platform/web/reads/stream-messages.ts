/** A message of a stream of server-sent events. */
export type StreamMessage = { readonly kind: string; readonly data: string };

type Listeners = {
	onMessage(message: StreamMessage): void;
	/** The server says how long to wait before the next connection. */
	onRetry(waitMs: number): void;
};

/** Reads the text of a stream as it comes, in pieces of any size. */
export function openMessageReader({ onMessage, onRetry }: Listeners): (text: string) => void {
	let unread = "";
	let kind = "";
	let data: string[] = [];

	function read(line: string): void {
		const colon = line.indexOf(":");
		const field = colon < 0 ? line : line.slice(0, colon);
		const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
		if (field === "event") kind = value;
		if (field === "data") data.push(value);
		if (field === "retry" && /^\d+$/.test(value)) onRetry(Number(value));
	}

	function dispatch(): void {
		if (data.length > 0) onMessage({ kind: kind || "message", data: data.join("\n") });
		kind = "";
		data = [];
	}

	return (text) => {
		// A carriage return at the end may be half of a line break.
		const lines = (unread + text).split(/\r\n|\n|\r(?!$)/);
		unread = lines.pop() ?? "";
		for (const line of lines) {
			if (line) read(line);
			else dispatch();
		}
	};
}
