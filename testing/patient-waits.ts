import { vi } from "vitest";

/** Vitest gives up after one second, which a busy machine needs now and then. It has no setting for that. */
const PATIENCE_MS = 10_000;
const PATIENT = Symbol.for("baize waits patiently");

type WaitFor = typeof vi.waitFor & { [PATIENT]?: true };

const patient = (waitFor: WaitFor): WaitFor =>
	waitFor[PATIENT] ? waitFor : Object.assign(withPatience(waitFor), { [PATIENT]: true as const });

const withPatience =
	(waitFor: typeof vi.waitFor): typeof vi.waitFor =>
	(work, options = {}) =>
		waitFor(work, typeof options === "number" ? options : { timeout: PATIENCE_MS, ...options });

// Test files of one process share this, too, so it is replaced once.
vi.waitFor = patient(vi.waitFor);
