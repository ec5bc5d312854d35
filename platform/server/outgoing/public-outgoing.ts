import { lookup } from "node:dns";
import type { IncomingMessage } from "node:http";
import { type RequestOptions, request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "../address/index.ts";
import { bytesOf } from "./bytes-of.ts";
import { failureOf, OutgoingFailure } from "./failure.ts";
import type { Outgoing, OutgoingRequest } from "./types.ts";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 65_536;

/**
 * The same for addresses that strangers have given: https only, and only to public computers. The address to which a name
 * leads is checked as the connection is made, so a name cannot lead elsewhere after the check.
 */
export function openPublicOutgoing({
	timeoutMs = TIMEOUT_MS,
	maxBytes = MAX_BYTES,
	lookUp = lookup as LookupFunction,
} = {}): Outgoing {
	const only = publicOnly(lookUp);
	return {
		async send(asked) {
			const { hostname, protocol } = new URL(asked.url);
			const literal = hostname.replace(/^\[|\]$/g, "");
			if (protocol !== "https:" || (isIP(literal) && isPrivateAddress(literal))) throw new OutgoingFailure("notSent");
			const options = { method: asked.method, headers: asked.headers ?? {}, lookup: only, agent: false } as const;
			try {
				const answer = await answerTo(asked, { ...options, signal: AbortSignal.timeout(timeoutMs) });
				const status = answer.statusCode ?? 0;
				if (status >= 300 && status < 400) {
					answer.destroy();
					throw new OutgoingFailure("redirected");
				}
				return { status, body: await bytesOf(answer, maxBytes) };
			} catch (error) {
				throw failureOf(error instanceof OutgoingFailure || (error as Error).cause ? error : { cause: error });
			}
		},
	};
}

const answerTo = ({ url, body, bytes }: OutgoingRequest, options: RequestOptions): Promise<IncomingMessage> =>
	new Promise((resolve, reject) => {
		request(url, options, resolve)
			.on("error", reject)
			.end(bytes ?? body);
	});

/** Leaves out every address that is not public. A name without any other is as one that is not found. */
const publicOnly =
	(lookUp: LookupFunction): LookupFunction =>
	(hostname, options, callback) =>
		lookUp(hostname, { ...options, all: true }, (error, found) => {
			if (error) return callback(error, "");
			const addresses = Array.isArray(found) ? found.filter(({ address }) => !isPrivateAddress(address)) : [];
			const [first] = addresses;
			if (!first) return callback(Object.assign(new Error("no public address"), { code: "ENOTFOUND" }), "");
			if (options.all) return callback(null, addresses);
			callback(null, first.address, first.family);
		});
