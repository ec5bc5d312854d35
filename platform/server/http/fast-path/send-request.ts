import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type SentRequest = {
	method?: string;
	url: string;
	headers?: Record<string, string>;
	/** An object is sent as JSON. */
	payload?: string | Buffer | object;
};

export type Answer = {
	statusCode: number;
	headers: IncomingHttpHeaders;
	rawPayload: Buffer;
	body: string;
	// biome-ignore lint/suspicious/noExplicitAny: the tests read what many calls answer.
	json<Body = any>(): Body;
};

/** Like Fastify's `inject`, but over a connection, so that what stands ahead of the router takes part. */
export function sendRequest(
	origin: string,
	{ method = "GET", url, headers = {}, payload }: SentRequest,
): Promise<Answer> {
	const isJson = payload !== undefined && typeof payload !== "string" && !Buffer.isBuffer(payload);
	const bytes = Buffer.from(isJson ? JSON.stringify(payload) : ((payload as string | Buffer | undefined) ?? ""));
	const type = isJson ? { "content-type": "application/json" } : {};
	const length = payload === undefined ? {} : { "content-length": String(bytes.length) };
	return new Promise((resolve, reject) => {
		const sent = request(
			`${origin}${url}`,
			{ method, headers: { ...type, ...length, ...headers } },
			async (response) => {
				const rawPayload = await buffer(response);
				const body = rawPayload.toString();
				const { statusCode = 0, headers } = response;
				resolve({ statusCode, headers, rawPayload, body, json: () => JSON.parse(body) });
			},
		);
		sent.on("error", reject).end(bytes);
	});
}
