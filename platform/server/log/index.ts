import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** Paths of values that never reach a log line. Session handles in addresses are masked where requests are logged. */
const SECRET_PATHS = [
	"password",
	"pinCode",
	"code",
	"token",
	"secret",
	"email",
	"phone",
	"*.password",
	"*.pinCode",
	"*.code",
	"*.token",
	"*.secret",
	"*.email",
	"*.phone",
	"headers.cookie",
	"headers.authorization",
	"req.headers",
];

/** Structured lines without secrets: what is in SECRET_PATHS is replaced before it is written. */
export function openLog(level: string, destination?: DestinationStream): Log {
	const options = { level, redact: { paths: SECRET_PATHS, censor: "[hidden]" }, base: null };
	return destination ? pino(options, destination) : pino(options);
}

const HANDLE_SEGMENT = /\/(profiles|profile|players|validated-phones)\/[^/?]+/g;

/** A path fit for a log: the query is cut off and the session's handle is masked. */
export function loggablePath(url: string): string {
	return (url.split("?", 1)[0] ?? "").replace(HANDLE_SEGMENT, "/$1/****");
}
