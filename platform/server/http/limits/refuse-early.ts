import type { Log } from "../../log/index.ts";
import { errorAnswer } from "../app/errors.ts";
import type { EarlyLimits } from "../fast-path/fast-path.ts";
import { rawHead, sendRaw, sentBody, withHeaders } from "../fast-path/raw-answer.ts";
import type { RequestLimits } from "./request-limits.ts";

type Ports = {
	/** Sent with every response. */
	headers: readonly [string, string][];
	log: Log;
	limits: RequestLimits;
};

/** Refuses fast-path requests ahead of the router, so that a refusal costs no more than a response. */
export function refuseEarly({ headers, log, limits }: Ports): EarlyLimits["refuse"] {
	return (request, response, { name }, refusal) => {
		const { method = "", url = "" } = request;
		const page = name === "page" ? limits.pageFor?.(request, refusal) : undefined;
		const { status, headers: own, text } = page ?? errorAnswer(log, refusal, { method, url });
		const { bytes, headers: ofBody } = sentBody(Buffer.from(text), undefined);
		const always = headers.filter(([name]) => !own.some(([ownName]) => ownName === name));
		sendRaw(response, withHeaders(rawHead(status, [...always, ...own]), ofBody), bytes);
	};
}
