import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type Refusal, refuse } from "@baize/kernel/error";
import { bodyOf } from "./errors.ts";

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers bytes that are not HTTP, with our error body and headers, and closes the connection. */
export function answerBrokenRequest(headers: readonly [string, string][]) {
	return ({ code = "" }: { code?: string }, socket: Socket): void => {
		if (code === "ECONNRESET") return;
		hangUpWith(socket, STATUSES[code] ?? 400, refuse("MALFORMED_REQUEST"), headers);
	};
}

/** Refuses CONNECT (a tunnel), for which there is no route. */
export function refuseTunnel(headers: readonly [string, string][]) {
	return (_request: IncomingMessage, socket: Duplex): void => {
		const refusal = refuse("METHOD_NOT_ALLOWED");
		// No other code handles this socket from now on.
		socket.on("error", () => {}).once("finish", () => socket.destroy());
		hangUpWith(socket, refusal.spec.status, refusal, [...headers, ["allow", "GET, HEAD"]]);
	};
}

function hangUpWith(socket: Duplex, status: number, refusal: Refusal, headers: readonly [string, string][]): void {
	if (socket.destroyed || !socket.writable) return;
	const body = JSON.stringify(bodyOf(refusal));
	const lines = [
		...headers,
		["content-type", "application/json; charset=utf-8"],
		["content-length", String(Buffer.byteLength(body))],
		["connection", "close"],
	].map(([name, value]) => `${name}: ${value}\r\n`);
	socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}

/**
 * A path that the router can read. A path that is not valid text is escaped character by character, and so matches no
 * route.
 */
export function readablePath(url: string): string {
	const [path = "", ...query] = url.split("?");
	return isText(path) ? url : [path.replaceAll("%", "%25"), ...query].join("?");
}

function isText(path: string): boolean {
	if (!path.includes("%")) return true;
	try {
		decodeURIComponent(path);
		return true;
	} catch {
		return false;
	}
}
