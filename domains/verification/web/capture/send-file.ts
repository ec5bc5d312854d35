import { type PageCall, pathOf } from "@baize/kernel/call";
import type { ErrorBody } from "@baize/kernel/error";
import { CallError, NO_ANSWER, NOT_UNDERSTOOD } from "@baize/platform-web/reads";
import { FILE_NAME_HEADER, uploadSide } from "../../contract/calls.ts";
import { MAX_FILE_BYTES, MEDIA_TYPES, type Side } from "../../contract/document.ts";

const MEGABYTE = 1024 * 1024;

/** What is wrong with a file, checked before the upload; undefined if nothing is. */
export function fileIssue(file: Pick<File, "type" | "size">): ErrorBody | undefined {
	if (!(MEDIA_TYPES as readonly string[]).includes(file.type))
		return { errorCode: "FILE_TYPE", message: "verification.errors.fileType" };
	if (file.size > MAX_FILE_BYTES) {
		const details = { maxMegabytes: MAX_FILE_BYTES / MEGABYTE };
		return { errorCode: "FILE_TOO_LARGE", message: "verification.errors.fileTooLarge", details };
	}
	return undefined;
}

type Sending = { handle: string; side: Side; file: File; locale: string; onPercent(percent: number): void };

/** Uploads a picture unchanged. By XMLHttpRequest, because `fetch` does not report upload progress. */
export function sendFile({ handle, side, file, locale, onPercent }: Sending, signal: AbortSignal): Promise<void> {
	const issue = fileIssue(file);
	if (issue) return Promise.reject(new CallError(422, issue));
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open("PUT", pathOf(uploadSide as PageCall, { session: handle, side }));
		request.setRequestHeader("content-type", file.type);
		request.setRequestHeader("x-locale", locale);
		request.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(file.name));
		request.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((100 * loaded) / Math.max(1, total)));
		request.onload = () => (request.status < 300 ? resolve() : reject(refusalOf(request)));
		request.onerror = () => reject(new CallError(0, NO_ANSWER));
		signal.addEventListener("abort", () => request.abort());
		request.send(file);
	});
}

function refusalOf({ status, responseText }: XMLHttpRequest): CallError {
	try {
		const body = JSON.parse(responseText) as ErrorBody;
		return new CallError(status, body.errorCode ? body : NOT_UNDERSTOOD);
	} catch {
		return new CallError(status, NOT_UNDERSTOOD);
	}
}
