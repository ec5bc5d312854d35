import type { Log } from "../log/index.ts";
import { errorAnswer } from "./errors.ts";
import { preparedSender, prepareHead } from "./prepared-head.ts";
import type { EarlyLimits } from "./quick-path.ts";
import type { RequestLimits } from "./request-limits.ts";

type Ports = {
	/** On every answer. */
	headers: readonly [string, string][];
	/** For how long the server keeps a connection that is at rest. */
	keptMs: number;
	log: Log;
	limits: RequestLimits;
};

/** Refuses ahead of the router what would have been answered there, so that a refusal costs no more than an answer. */
export function refuseEarly({ headers, keptMs, log, limits }: Ports): EarlyLimits["refuse"] {
	const send = preparedSender({ keptMs });
	return (request, response, { name }, refusal) => {
		const { method = "", url = "" } = request;
		const page = name === "page" ? limits.pageFor?.(request, refusal) : undefined;
		const { status, headers: own, text } = page ?? errorAnswer(log, refusal, { method, url });
		const body = Buffer.from(text);
		const length: [string, string] = ["content-length", String(body.length)];
		send(request, response, prepareHead(status, [...headers, ...own, length]), body);
	};
}
