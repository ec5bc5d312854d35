import type { Log } from "@baize/platform-server";

/** Closes what was opened, the last first: at a stop, and where a start ends half way. */
export type Closing = {
	add(what: string, close: () => unknown): void;
	/** Whoever asks again waits for the same end. */
	all(): Promise<void>;
};

export function openClosing(log: Log): Closing {
	const steps: { what: string; close: () => unknown }[] = [];
	let ending: Promise<void> | undefined;

	async function closeAll(): Promise<void> {
		for (const { what, close } of steps) {
			try {
				await close();
			} catch (error) {
				// What does not close must not keep the rest open, least of all the database.
				log.error({ err: error, what }, "was not closed");
			}
		}
	}

	return {
		add: (what, close) => void steps.unshift({ what, close }),
		all() {
			ending ??= closeAll();
			return ending;
		},
	};
}
