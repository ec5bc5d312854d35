import { useEffect, useRef } from "react";

type Hear = (data: Record<string, unknown>) => void;

/** One connection a page, however many parts of it listen. It reconnects by itself; the browser sees to that. */
const listeners = new Map<string, Set<Hear>>();
/** Who looks again at whatever was not told while there was no connection: before the page woke, or while it was lost. */
const openers = new Set<() => void>();
/** What is heard only where there is a connection for something else. */
const alongside = new Set<string>();
let source: EventSource | undefined;
let opened = "";
let reopening: ReturnType<typeof setTimeout> | undefined;

const keyOf = (topic: string, kind: string): string => `${topic} ${kind}`;

/** Changes of topics are gathered for a moment, so that a page of many listeners opens one connection. */
const GATHER_MS = 30;

function reopenSoon(): void {
	clearTimeout(reopening);
	reopening = setTimeout(reopen, GATHER_MS);
}

function reopen(): void {
	const keys = [...listeners.keys()];
	const isWanted = keys.some((key) => !alongside.has(key));
	const topics = isWanted ? [...new Set(keys.map((key) => key.split(" ")[0]))].sort().join(",") : "";
	if (topics === opened && source) return;
	source?.close();
	source = undefined;
	opened = topics;
	if (!topics) return;
	source = new EventSource(`/api/v1/stream?topics=${encodeURIComponent(topics)}`);
	const kinds = new Set(keys.map((key) => key.split(" ")[1] ?? ""));
	for (const kind of kinds) source.addEventListener(kind, hear);
	source.addEventListener("open", hearOpen);
}

// The house says so, too, and only then are we heard of there; the browser's own event comes before.
function hearOpen(event: Event): void {
	if (event instanceof MessageEvent) for (const look of openers) look();
}

function hear(event: MessageEvent<string>): void {
	const data = JSON.parse(event.data) as Record<string, unknown> & { topic: string };
	// A private topic is asked for as "balance" and told as such, without the player's number.
	for (const listener of listeners.get(keyOf(data.topic, event.type)) ?? []) listener(data);
}

function listen(key: string, listener: Hear): Set<Hear> {
	const known = listeners.get(key) ?? new Set();
	listeners.set(key, known.add(listener));
	reopenSoon();
	return known;
}

/** Hears a topic for as long as the page is open, by a connection that something else has opened: it opens none itself. */
export function hearAlongside(topic: string, kind: string, onMessage: Hear): void {
	const key = keyOf(topic, kind);
	alongside.add(key);
	listen(key, onMessage);
}

/**
 * Hears what the house tells about a topic, for as long as the part is on the page. `topic` undefined hears nothing.
 * `onOpen` is called whenever the connection stands: what happened before that, nobody tells.
 */
export function useStream(topic: string | undefined, kind: string, onMessage: Hear, onOpen?: () => void): void {
	const latest = useRef({ onMessage, onOpen });
	latest.current = { onMessage, onOpen };
	useEffect(() => {
		if (!topic) return;
		const key = keyOf(topic, kind);
		const listener: Hear = (data) => latest.current.onMessage(data);
		const opener = (): void => latest.current.onOpen?.();
		const known = listen(key, listener);
		openers.add(opener);
		return () => {
			openers.delete(opener);
			known.delete(listener);
			if (known.size === 0) listeners.delete(key);
			reopenSoon();
		};
	}, [topic, kind]);
}
