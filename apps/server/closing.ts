import type { Log } from "@baize/platform-server";

/** Closes what was opened, the last first: at a stop, and where a start ends half way. */
export type Closing = {
	/** `byMs`: so long after the beginning of the end this is waited for. */
	add(what: string, close: () => unknown, byMs?: number): void;
	/** Whoever asks again waits for the same end. */
	all(): Promise<void>;
};

type Step = { what: string; close: () => unknown; byMs: number };

/** Whoever runs the site ends a process that takes ten seconds, and so do we. */
export const CLOSED_BY_MS = 9_500;
/** For a step whose time others have used up. */
const LEAST_MS = 100;

export function openClosing(log: Log): Closing {
	const steps: Step[] = [];
	let ending: Promise<void> | undefined;

	// What does not close must not keep the rest open, least of all the database.
	async function closeOne({ what, close }: Step, mostMs: number): Promise<void> {
		const closed = (async () => close())().then(
			() => {},
			(error: unknown) => log.error({ err: error, what }, "was not closed"),
		);
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<"late">((resolve) => {
			timer = setTimeout(resolve, mostMs, "late");
		});
		if ((await Promise.race([closed, late])) === "late") log.error({ what }, "was not closed in time");
		clearTimeout(timer);
	}

	async function closeAll(): Promise<void> {
		const startedMs = performance.now();
		for (const step of steps) {
			await closeOne(step, Math.max(LEAST_MS, step.byMs - (performance.now() - startedMs)));
		}
	}

	return {
		add: (what, close, byMs = CLOSED_BY_MS) => void steps.unshift({ what, close, byMs }),
		all() {
			ending ??= closeAll();
			return ending;
		},
	};
}
