import { pageContext } from "@baize/platform-web/context";
import { scriptLiteral } from "@baize/platform-web/script-literal";
import { renderToString } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { lateScriptsOfPage } from "./frame/late-scripts-of-page.ts";
import { wakingScript, withWaitingScripts } from "./frame/wake-after-paint.ts";

/**
 * Renders a whole page at once: every loader has its data by now, so nothing is left to stream. The hydration data, a
 * literal, are written into one script before the end of the body. The server may use another encoding of the page: the
 * rendered text is converted to it before anything is searched in it, and the literal is in that encoding already.
 */
export function pageText(
	entry: EntryContext,
	url: string,
	nonce: string,
	handOff: string | undefined,
	formOf = (html: string): string => html,
): string {
	const html = formOf(renderToString(<ServerRouter context={entry} url={url} nonce={nonce} />));
	const script = handOff === undefined ? "" : handOffScript(handOff, nonce);
	const end = html.lastIndexOf("</body>");
	const page = withWaitingScripts(html.slice(0, end), lateScriptsOfPage(entry), nonce);
	return `<!DOCTYPE html>${page}${script}${html.slice(end)}`;
}

const handOffScript = (handOff: string, nonce: string): string =>
	`<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${handOff});window.__reactRouterContext.streamController.close();${wakingScript(nonce)}</script>`;

/** The router's own entry point, used where a page needs it. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const { nonce } = context.get(pageContext);
	const stream = entry.serverHandoffStream;
	delete entry.serverHandoffStream;
	const handOff = stream && scriptLiteral(await readAll(stream));
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(pageText(entry, request.url, nonce, handOff), { status, headers });
}

/** A page that does not exist is not an error of ours. */
export const handleError: HandleErrorFunction = (error, { context }) => {
	if (!isRouteErrorResponse(error)) (context as RouterContextProvider).get(pageContext).report(error);
};

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	for (const reader = stream.getReader(); ; ) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		text += decoder.decode(value, { stream: true });
	}
}
