import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** Paths of values that are never logged. Session handles in URLs are masked where requests are logged. */
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
	// PostgreSQL's additions to an error message contain the values themselves.
	"*.detail",
	"*.where",
];

/** Structured lines without secrets: what is in SECRET_PATHS is replaced before it is written. */
export function openLog(level: string, destination?: DestinationStream): Log {
	const options = { level, redact: { paths: SECRET_PATHS, censor: "[hidden]" }, base: null };
	return destination ? pino(options, destination) : pino(options);
}

/** 16 random bytes or more in base64url, anywhere in a path. Names of pages have neither capitals nor digits. */
const HANDLE_SEGMENT = /\/(?=[^/]*[A-Z0-9])[\w-]{22,}(?=\/|$)/g;

/** A path for a log: without the query, and with the session's handle masked. */
export function loggablePath(url: string): string {
	return (url.split("?", 1)[0] ?? "").replace(HANDLE_SEGMENT, "/****");
}
