import type { Log } from "@baize/platform-server";

/** Closes opened resources, the last first: at a stop, and when a start fails half way. */
export type Closing = {
	/** `byMs`: how long after the start of the shutdown to wait for it. */
	add(what: string, close: () => unknown, byMs?: number): void;
	/** A repeated call waits for the same shutdown. */
	all(): Promise<void>;
};

type Step = { what: string; close: () => unknown; byMs: number };

/** Process supervisors kill a process after ten seconds, so the shutdown ends before that. */
const CLOSED_BY_MS = 9_500;
/** For a step whose time the other steps have used up. */
const MIN_MS = 100;

export function openClosing(log: Log): Closing {
	const steps: Step[] = [];
	let ending: Promise<void> | undefined;

	// A resource that does not close must not keep the others open, above all the database.
	async function closeOne({ what, close }: Step, maxMs: number): Promise<void> {
		const closed = (async () => close())().then(
			() => {},
			(error: unknown) => log.error({ err: error, what }, "was not closed"),
		);
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<"late">((resolve) => {
			timer = setTimeout(resolve, maxMs, "late");
		});
		if ((await Promise.race([closed, late])) === "late") log.error({ what }, "was not closed in time");
		clearTimeout(timer);
	}

	async function closeAll(): Promise<void> {
		const startedMs = performance.now();
		for (const step of steps) {
			await closeOne(step, Math.max(MIN_MS, step.byMs - (performance.now() - startedMs)));
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
