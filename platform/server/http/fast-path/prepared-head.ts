import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { type Clock, SECOND_MS, systemClock } from "@baize/kernel/time";

/** Where node stores the head that it has made, and checks whether there is one. */
type Headed = ServerResponse & { _header: string | null };

/** The header lines of a response, as they are sent. */
export type PreparedHead = { status: number; reason: string; lines: string };

export const prepareHead = (status: number, lines: readonly [string, string][]): PreparedHead => ({
	status,
	reason: STATUS_CODES[status] ?? "",
	lines: headerLines(lines),
});

/** As they are sent. */
export const headerLines = (lines: readonly [string, string][]): string =>
	lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");

/** Sends a prepared head and a body; a string body has one character per byte. */
export type PreparedSender = (
	request: IncomingMessage,
	response: ServerResponse,
	head: PreparedHead,
	body?: string | Buffer,
	/** Called when the operating system has the whole body, or the connection has ended. */
	whenSent?: () => void,
) => void;

/**
 * node makes each head anew, header by header, which for a ready response costs more than all of our own work. So the
 * head is stored where node would store its own. A connection that ends with this response, or an HTTP/1.0 one, gets
 * node's head.
 */
export function preparedSender({ keepAliveMs }: { keepAliveMs: number }, clock: Clock = systemClock): PreparedSender {
	const keepAliveText = `keep-alive: timeout=${Math.floor(keepAliveMs / SECOND_MS)}\r\n\r\n`;
	let endText = "";
	let endsAtMs = 0;

	function end(): string {
		const nowMs = clock.nowMs();
		if (nowMs >= endsAtMs) {
			endText = `date: ${new Date(nowMs).toUTCString()}\r\n${keepAliveText}`;
			endsAtMs = nowMs - (nowMs % SECOND_MS) + SECOND_MS;
		}
		return endText;
	}

	return (request, response, { status, reason, lines }, body, whenSent) => {
		// It took so long that the deadline has answered it.
		if (response.writableEnded) return whenSent?.();
		response.statusCode = status;
		if (response.shouldKeepAlive && request.httpVersion === "1.1")
			(response as Headed)._header = `HTTP/1.1 ${status} ${reason}\r\n${lines}${end()}`;
		else response.writeHead(status, lines.split("\r\n").flatMap(nameAndValue));
		response.end(body, "latin1", whenSent);
	};
}

function nameAndValue(line: string): string[] {
	const at = line.indexOf(": ");
	return at < 0 ? [] : [line.slice(0, at), line.slice(at + 2)];
}
