import type { Log } from "../../log/index.ts";
import { errorAnswer } from "../app/errors.ts";
import type { EarlyLimits } from "../fast-path/fast-path.ts";
import { preparedSender, prepareHead } from "../fast-path/prepared-head.ts";
import type { RequestLimits } from "./request-limits.ts";

type Ports = {
	/** Sent with every response. */
	headers: readonly [string, string][];
	/** How long the server leaves an idle connection open. */
	keepAliveMs: number;
	log: Log;
	limits: RequestLimits;
};

/** Refuses fast-path requests ahead of the router, so that a refusal costs no more than a response. */
export function refuseEarly({ headers, keepAliveMs, log, limits }: Ports): EarlyLimits["refuse"] {
	const send = preparedSender({ keepAliveMs });
	return (request, response, { name }, refusal) => {
		const { method = "", url = "" } = request;
		const page = name === "page" ? limits.pageFor?.(request, refusal) : undefined;
		const { status, headers: own, text } = page ?? errorAnswer(log, refusal, { method, url });
		const body = Buffer.from(text);
		const length: [string, string] = ["content-length", String(body.length)];
		send(request, response, prepareHead(status, [...headers, ...own, length]), body);
	};
}
