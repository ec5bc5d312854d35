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
	// What PostgreSQL says of an error beside its message holds the values themselves.
	"*.detail",
	"*.where",
];

/** Structured lines without secrets: what is in SECRET_PATHS is replaced before it is written. */
export function openLog(level: string, destination?: DestinationStream): Log {
	const options = { level, redact: { paths: SECRET_PATHS, censor: "[hidden]" }, base: null };
	return destination ? pino(options, destination) : pino(options);
}

/** 16 random bytes or more in base64url, wherever they stand. A name of a page has neither capitals nor figures. */
const HANDLE_SEGMENT = /\/(?=[^/]*[A-Z0-9])[\w-]{22,}(?=\/|$)/g;

/** A path fit for a log: the query is cut off and the session's handle is masked. */
export function loggablePath(url: string): string {
	return (url.split("?", 1)[0] ?? "").replace(HANDLE_SEGMENT, "/****");
}
