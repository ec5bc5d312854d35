import type { ServerResponse } from "node:http";
import { encoded } from "../app/compression.ts";

/** The status and headers of a response; names and values alternate, which is the form that Node writes fastest. */
export type RawHead = { status: number; headers: readonly string[] };

export const rawHead = (status: number, headers: readonly (readonly [string, string])[]): RawHead => ({
	status,
	headers: headers.flat(),
});

/** The same head with more headers. */
export const withHeaders = ({ status, headers }: RawHead, more: readonly string[]): RawHead => ({
	status,
	headers: headers.concat(more),
});

/**
 * Sends a head and a body; a body that is a string has one character per byte. `whenSent` is called when the operating
 * system has the whole body, or the connection has ended.
 */
export function sendRaw(
	response: ServerResponse,
	{ status, headers }: RawHead,
	body?: string | Buffer,
	whenSent?: () => void,
): void {
	// It took so long that the deadline has answered it.
	if (response.writableEnded) whenSent?.();
	else response.writeHead(status, headers as string[]).end(body, "latin1", whenSent);
}

export const JSON_TYPE = "application/json; charset=utf-8";

/** The bytes of a body as they are sent, and the headers that belong to them. */
export type SentBody = { bytes: Buffer; headers: readonly string[] };

/** A body in an encoding, with the same headers as the router's answers have. */
export function sentBody(bytes: Buffer, encoding: string | undefined): SentBody {
	if (encoding === undefined) return { bytes, headers: ["content-length", String(bytes.length)] };
	const sent = encoded(bytes, encoding);
	const headers = ["content-encoding", encoding, "vary", "accept-encoding", "content-length", String(sent.length)];
	return { bytes: sent, headers };
}
