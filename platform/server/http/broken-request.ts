import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type Refusal, refuse } from "@baize/kernel/error";
import { bodyOf } from "./errors.ts";
import { headLines } from "./prepared-head.ts";

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is no request in HTTP, in our words and with our headers, and hangs up. */
export function answerBrokenRequest(headers: readonly [string, string][]) {
	return ({ code = "" }: { code?: string }, socket: Socket): void => {
		if (code === "ECONNRESET") return;
		hangUpWith(socket, STATUSES[code] ?? 400, refuse("MALFORMED_REQUEST"), headers);
	};
}

/** Answers who asks for a tunnel to elsewhere, for which there is no route. */
export function refuseTunnel(headers: readonly [string, string][]) {
	return (_request: IncomingMessage, socket: Duplex): void => {
		const refusal = refuse("METHOD_NOT_ALLOWED");
		// Nobody else looks after this socket from now on.
		socket.on("error", () => {}).once("finish", () => socket.destroy());
		hangUpWith(socket, refusal.spec.status, refusal, [...headers, ["allow", "GET, HEAD"]]);
	};
}

function hangUpWith(socket: Duplex, status: number, refusal: Refusal, headers: readonly [string, string][]): void {
	if (socket.destroyed || !socket.writable) return;
	const body = JSON.stringify(bodyOf(refusal));
	const lines = headLines([
		...headers,
		["content-type", "application/json; charset=utf-8"],
		["content-length", String(Buffer.byteLength(body))],
		["connection", "close"],
	]);
	socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`);
}

/** A path as a router can read it. One that is no text is taken letter by letter, and so is nothing of ours. */
export function readablePath(asked: string): string {
	const [path = "", ...query] = asked.split("?");
	return isText(path) ? asked : [path.replaceAll("%", "%25"), ...query].join("?");
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
