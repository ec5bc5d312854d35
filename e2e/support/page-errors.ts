import type { Browser, BrowserContext, ConsoleMessage, Request, Response } from "@playwright/test";

/** Errors that no fault of a page causes, each with its reason. A test that causes others names them itself. */
const EXPECTED = [
	// A refusal by the server is an answer that the page reads and shows. Scripts and styles are watched by themselves.
	/^console: Failed to load resource: the server responded with a status of 4\d\d/,
	// A page that is left drops what it was still loading.
	/net::ERR_ABORTED$/,
];

const ESSENTIAL = new Set(["document", "script", "stylesheet"]);

/** What went wrong in the pages of a browser: exceptions, console errors and scripts or styles that did not arrive. */
export class PageErrors {
	#seen: string[] = [];

	constructor(browser: Browser) {
		browser.on("context", (context) => this.#watch(context));
	}

	/** What was seen since the last call, without what is expected. */
	taken(expected: readonly RegExp[]): string[] {
		const seen = this.#seen;
		this.#seen = [];
		const known = [...EXPECTED, ...expected];
		return seen.filter((text) => !known.some((pattern) => pattern.test(text)));
	}

	#watch(context: BrowserContext): void {
		context.on("weberror", (error) => this.#seen.push(`exception: ${error.error().stack ?? error.error().message}`));
		context.on("console", (message) => this.#noteConsole(message));
		context.on("requestfailed", (request) => this.#noteFailed(request));
		context.on("response", (response) => this.#noteRefused(response));
	}

	/** The browser reports here what the content security policy has blocked, too. */
	#noteConsole(message: ConsoleMessage): void {
		if (message.type() === "error") this.#seen.push(`console: ${message.text()} (${message.location().url})`);
	}

	#noteFailed(request: Request): void {
		if (ESSENTIAL.has(request.resourceType()))
			this.#seen.push(`${request.resourceType()} ${request.url()}: ${request.failure()?.errorText}`);
	}

	#noteRefused(response: Response): void {
		const type = response.request().resourceType();
		if (type !== "document" && ESSENTIAL.has(type) && response.status() >= 400)
			this.#seen.push(`${type} ${response.url()}: ${response.status()}`);
	}
}
