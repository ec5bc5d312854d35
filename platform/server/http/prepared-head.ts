import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { type Clock, SECOND_MS, systemClock } from "@baize/kernel/time";

/** Where node keeps the head that it has made, and looks whether it has made one. */
type Headed = ServerResponse & { _header: string | null };

/** The lines of a head that its answer knows itself, as they are sent. */
export type PreparedHead = { status: number; reason: string; lines: string };

export const prepareHead = (status: number, lines: readonly [string, string][]): PreparedHead => ({
	status,
	reason: STATUS_CODES[status] ?? "",
	lines: headLines(lines),
});

/** As they are sent. */
export const headLines = (lines: readonly [string, string][]): string =>
	lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");

/** Sends a prepared head and a body, which as a text has a character for each byte. */
export type PreparedSender = (
	request: IncomingMessage,
	response: ServerResponse,
	head: PreparedHead,
	octets?: string | Buffer,
	/** The system has the whole body, or the connection has ended. */
	whenSent?: () => void,
) => void;

/**
 * node makes each head anew, name by name, which for an answer that is ready costs more than all the rest of ours. So the
 * head is put where node would put its own. A connection that ends with its answer, or an old one, gets node's.
 */
export function preparedSender({ keptMs }: { keptMs: number }, clock: Clock = systemClock): PreparedSender {
	const keptText = `keep-alive: timeout=${Math.floor(keptMs / SECOND_MS)}\r\n\r\n`;
	let endText = "";
	let endsAtMs = 0;

	function end(): string {
		const nowMs = clock.nowMs();
		if (nowMs >= endsAtMs) {
			endText = `date: ${new Date(nowMs).toUTCString()}\r\n${keptText}`;
			endsAtMs = nowMs - (nowMs % SECOND_MS) + SECOND_MS;
		}
		return endText;
	}

	return (request, response, { status, reason, lines }, octets, whenSent) => {
		// It took so long that it was answered without us.
		if (response.writableEnded) return whenSent?.();
		response.statusCode = status;
		if (response.shouldKeepAlive && request.httpVersion === "1.1")
			(response as Headed)._header = `HTTP/1.1 ${status} ${reason}\r\n${lines}${end()}`;
		else response.writeHead(status, lines.split("\r\n").flatMap(nameAndValue));
		response.end(octets, "latin1", whenSent);
	};
}

function nameAndValue(line: string): string[] {
	const at = line.indexOf(": ");
	return at < 0 ? [] : [line.slice(0, at), line.slice(at + 2)];
}
