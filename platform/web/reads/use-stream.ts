import { addressOf, serverPages } from "@baize/platform-paths";
import { useEffect, useRef } from "react";
import { type Connection, openConnection } from "./connection.ts";
import type { StreamMessage } from "./stream-messages.ts";

type OnMessage = (data: Record<string, unknown>) => void;

/** One connection a page, however many parts of it listen. */
const listeners = new Map<string, Set<OnMessage>>();
/** Called to read again what was missed while there was no connection: before hydration, or while it was lost. */
const openers = new Set<() => void>();
/** Topics that are received only while there is a connection for another one. */
const alongside = new Set<string>();
let connection: Connection | undefined;
let opened = "";
let reopening: ReturnType<typeof setTimeout> | undefined;

const keyOf = (topic: string, kind: string): string => `${topic} ${kind}`;

/** Changes of topics are collected for a moment, so that a page with many listeners opens one connection. */
const GATHER_MS = 30;

function reopenSoon(): void {
	clearTimeout(reopening);
	reopening = setTimeout(reopen, GATHER_MS);
}

function reopen(): void {
	const keys = [...listeners.keys()];
	const isWanted = keys.some((key) => !alongside.has(key));
	const topics = isWanted ? [...new Set(keys.map((key) => key.split(" ")[0]))].sort().join(",") : "";
	if (topics === opened) return;
	opened = topics;
	connection ??= openInBrowser();
	connection.open(topics ? addressOf(serverPages.eventStream, { topics }) : undefined);
}

function openInBrowser(): Connection {
	const opened = openConnection(receive, {
		connect: (url, signal) => fetch(url, { signal, cache: "no-store", headers: { accept: "text/event-stream" } }),
		nowMs: Date.now,
		random: Math.random,
		after(waitMs, act) {
			const timer = setTimeout(act, waitMs);
			return () => clearTimeout(timer);
		},
	});
	addEventListener("online", opened.retryNow);
	document.addEventListener("visibilitychange", () => {
		if (!document.hidden) opened.retryNow();
	});
	return opened;
}

function receive(message: StreamMessage): void {
	try {
		deliver(message);
	} catch (error) {
		// A fault of one part of the page does not end the connection of the others.
		reportError(error);
	}
}

function deliver({ kind, data: text }: StreamMessage): void {
	// The server says itself that the page is connected: only from then on does it send to it.
	if (kind === "open") for (const look of openers) look();
	const data = JSON.parse(text) as Record<string, unknown> & { topic?: string };
	// A private topic is asked for as "balance" and sent as such, without the player's number.
	for (const listener of listeners.get(keyOf(data.topic ?? "", kind)) ?? []) listener(data);
}

function subscribe(key: string, listener: OnMessage): Set<OnMessage> {
	const known = listeners.get(key) ?? new Set();
	listeners.set(key, known.add(listener));
	reopenSoon();
	return known;
}

/** Receives a topic while the page is open, over a connection that something else has opened; opens none itself. */
export function receiveAlongside(topic: string, kind: string, onMessage: OnMessage): void {
	const key = keyOf(topic, kind);
	alongside.add(key);
	subscribe(key, onMessage);
}

/**
 * Receives the messages of a topic while the component is mounted. `topic` undefined receives nothing. `onOpen` is
 * called whenever the connection is established: earlier events are not delivered.
 */
export function useStream(topic: string | undefined, kind: string, onMessage: OnMessage, onOpen?: () => void): void {
	const latest = useRef({ onMessage, onOpen });
	latest.current = { onMessage, onOpen };
	useEffect(() => {
		if (!topic) return;
		const key = keyOf(topic, kind);
		const listener: OnMessage = (data) => latest.current.onMessage(data);
		const opener = (): void => latest.current.onOpen?.();
		const known = subscribe(key, listener);
		openers.add(opener);
		return () => {
			openers.delete(opener);
			known.delete(listener);
			if (known.size === 0) listeners.delete(key);
			reopenSoon();
		};
	}, [topic, kind]);
}
