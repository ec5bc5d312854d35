const ENDING: readonly (string | symbol)[] = ["SIGINT", "SIGTERM"];

/**
 * Calls `end` at the first termination signal, and prevents every other part of the process from ending it: the tool
 * that builds pages in development would, before the database is stopped, and so would the end of standard input.
 */
export function ownSignals(end: () => void, { isDev }: { isDev: boolean }): void {
	let isEnding = false;
	const once = (): void => {
		if (isEnding) return;
		isEnding = true;
		end();
	};
	for (const signal of ENDING) process.on(signal, once);
	takeOff(process, ENDING);
	if (isDev) takeOff(process.stdin, ["end"]);
}

/** Removes every handler that is added to these events from now on. */
function takeOff(emitter: NodeJS.EventEmitter, events: readonly (string | symbol)[]): void {
	emitter.on("newListener", (event: string | symbol, listener: () => void) => {
		if (events.includes(event)) queueMicrotask(() => emitter.removeListener(event, listener));
	});
}
