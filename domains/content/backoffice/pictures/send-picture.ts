import { type PageCall, pathOf, type ReplyOf } from "@baize/kernel/call";
import type { ErrorBody } from "@baize/kernel/error";
import { localeOfTag } from "@baize/kernel/locale";
import { MINUTE_MS } from "@baize/kernel/time";
import { CallError, NO_ANSWER, NOT_UNDERSTOOD } from "@baize/platform-web/reads";
import { MAX_PICTURE_BYTES, PICTURE_NAME_HEADER, uploadPicture } from "../../contract/index.ts";

/** A large file on a slow line takes longer than other calls may. */
const PATIENCE_MS = 3 * MINUTE_MS;

const TOO_LARGE: ErrorBody = { errorCode: "PICTURE_TOO_LARGE", message: "content.errors.pictureTooLarge" };

/** Uploads a file as it is. */
export async function sendPicture(file: File): Promise<ReplyOf<typeof uploadPicture>> {
	if (file.size > MAX_PICTURE_BYTES) throw new CallError(413, TOO_LARGE);
	const { method, path } = { method: uploadPicture.method, path: pathOf(uploadPicture as PageCall) };
	const response = await fetch(path, {
		method,
		credentials: "same-origin",
		signal: AbortSignal.timeout(PATIENCE_MS),
		headers: {
			accept: "application/json",
			// The server reads the format from the bytes.
			"content-type": "application/octet-stream",
			"x-locale": localeOfTag(document.documentElement.lang),
			[PICTURE_NAME_HEADER]: encodeURIComponent(file.name.toWellFormed()),
		},
		body: file,
	}).catch(() => {
		throw new CallError(0, NO_ANSWER);
	});
	const body = await response.json().catch(() => undefined);
	if (response.ok && body !== undefined) return body;
	throw new CallError(response.status, body?.errorCode ? body : NOT_UNDERSTOOD);
}
