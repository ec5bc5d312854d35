import { createHash } from "node:crypto";
import { refuse } from "@baize/kernel/error";
import { SECOND_MS } from "@baize/kernel/time";
import { type Config, type Log, type OutgoingAnswer, openOutgoing } from "@baize/platform-server";
import { AwsClient } from "aws4fetch";
import type { Storage } from "./storage.ts";

type Bucket = Extract<Config["pictureStorage"], { kind: "s3" }>;

const TIMEOUT_MS = 20 * SECOND_MS;
const MAX_BYTES = 64 * 1024 * 1024;
const RETRY_AFTER_MS = 5 * SECOND_MS;
const NOT_FOUND = 404;

/** Objects in a bucket, by the calls of S3 that all compatible stores have, each signed (Signature Version 4). */
export function s3Storage({ url, region, accessKeyId, secretAccessKey }: Bucket, log: Log): Storage {
	const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
	const outgoing = openOutgoing({ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });

	async function send(method: "GET" | "PUT" | "DELETE", name: string, bytes?: Buffer): Promise<OutgoingAnswer> {
		const address = `${url}/${name}`;
		const content = createHash("sha256")
			.update(bytes ?? "")
			.digest("hex");
		const signed = await signer.sign(address, { method, headers: { "x-amz-content-sha256": content } });
		const headers = Object.fromEntries(signed.headers);
		return outgoing.send({ method, url: address, headers, ...(bytes ? { bytes: Uint8Array.from(bytes) } : {}) });
	}

	async function answerTo(...request: Parameters<typeof send>): Promise<OutgoingAnswer> {
		const answer = await send(...request).catch((error: Error) => ({ status: 0, why: error.message }));
		if ("body" in answer && (answer.status < 300 || answer.status === NOT_FOUND)) return answer;
		log.warn(
			{ status: answer.status, ...("why" in answer ? { why: answer.why } : {}) },
			"the bucket of pictures refused",
		);
		throw refuse("OUTSIDE_UNAVAILABLE", undefined, RETRY_AFTER_MS);
	}

	return {
		async put(name, bytes) {
			const { status } = await answerTo("PUT", name, bytes);
			// A bucket that does not exist.
			if (status === NOT_FOUND) throw refuse("OUTSIDE_UNAVAILABLE", undefined, RETRY_AFTER_MS);
		},
		async get(name) {
			const { status, body } = await answerTo("GET", name);
			return status === NOT_FOUND ? undefined : body;
		},
		async remove(name) {
			await answerTo("DELETE", name);
		},
	};
}
