import { pageContext } from "@baize/platform-web/context";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";

/** Renders a whole page at once: every loader has its data by now, so nothing is left to stream. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const { nonce, report } = context.get(pageContext);
	const page = await wholePage(<ServerRouter context={entry} url={request.url} nonce={nonce} />, nonce, report);
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(page, { status, headers });
}

/**
 * The page once it is complete; its bytes are passed on as they are. No part of it is moved to its end for a browser to
 * put in place: that is for pages which arrive in pieces. An error of the whole page is the router's, which renders the
 * page of errors; others are reported here.
 */
async function wholePage(page: ReactNode, nonce: string, report: (error: unknown) => void): Promise<ReadableStream> {
	const errors: unknown[] = [];
	const onError = (error: unknown): void => void errors.push(error);
	const stream = await renderToReadableStream(page, { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY, onError });
	await stream.allReady;
	errors.forEach(report);
	return stream;
}

/** A page that does not exist is not an error of ours. */
export const handleError: HandleErrorFunction = (error, { context }) => {
	if (!isRouteErrorResponse(error)) (context as RouterContextProvider).get(pageContext).report(error);
};
