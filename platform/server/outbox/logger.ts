import { Logger } from "graphile-worker";
import type { Log } from "../log/index.ts";

/** Forwards the library's messages to our log, from warnings up. */
export const quietLogger = (log: Log): Logger =>
	new Logger(() => (level, message) => {
		if (level === "error") log.error({ queue: true }, message);
		else if (level === "warning") log.warn({ queue: true }, message);
	});
