import { handOffContext, houseContext } from "@baize/platform-web/context";
import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { wakingScript, withWaitingScripts } from "./frame/wake-after-paint.ts";

/** The server finds the rendered page here and sends it as it is, without the detour of a web stream. */
const RENDERED_PAGE = Symbol.for("baize.rendered-page");

const UNSAFE_IN_SCRIPT = /[&><\u2028\u2029]/g;
const escapeForScript = (json: string): string =>
	json.replace(UNSAFE_IN_SCRIPT, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * Renders a page whole, in one go: every loader has its data by now, so nothing is left to stream. The data that the
 * page wakes up with is written into one script before the end of the body.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const { nonce } = context.get(houseContext);
	const handOff = entry.serverHandoffStream;
	delete entry.serverHandoffStream;
	const html = renderToString(<ServerRouter context={entry} url={request.url} nonce={nonce} />);
	const data = context.get(handOffContext) ?? (handOff && (await readAll(handOff)));
	const script = `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${escapeForScript(JSON.stringify(data))});window.__reactRouterContext.streamController.close();${wakingScript(nonce)}</script>`;
	const end = html.lastIndexOf("</body>");
	const page = `<!DOCTYPE html>${withWaitingScripts(html.slice(0, end))}${data === undefined ? "" : script}${html.slice(end)}`;
	headers.set("content-type", "text/html; charset=utf-8");
	return Object.assign(new Response(null, { status, headers }), { [RENDERED_PAGE]: page });
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	for (const reader = stream.getReader(); ; ) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		text += decoder.decode(value, { stream: true });
	}
}
