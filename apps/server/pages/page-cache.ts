import type { Clock } from "@baize/kernel/time";

/** An anonymous page, rendered once and sent many times: its bytes, with gaps where each sending puts its own nonce. */
export type CachedPage = {
	status: number;
	headers: [string, string][];
	parts: Buffer[];
	nonceCount: number;
	byteLength: number;
};

export type PageCache = {
	/** The page of this key, rendered at most once at a time, however many ask. */
	get(key: string, render: () => Promise<CachedPage>): CachedPage | Promise<CachedPage>;
};

const FRESH_MS = 1_000;
const MAX_PAGES = 500;

/** Keeps pages for a second: long enough for a crowd, short enough that prices and content are not old. */
export function openPageCache(clock: Clock): PageCache {
	const kept = new Map<string, { page: CachedPage; untilMs: number }>();
	const rendering = new Map<string, Promise<CachedPage>>();

	async function renderOnce(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
		try {
			const page = await render();
			if (kept.size >= MAX_PAGES) kept.clear();
			if (page.status === 200) kept.set(key, { page, untilMs: clock.nowMs() + FRESH_MS });
			return page;
		} finally {
			rendering.delete(key);
		}
	}

	return {
		get(key, render) {
			const found = kept.get(key);
			if (found && found.untilMs > clock.nowMs()) return found.page;
			const underWay = rendering.get(key) ?? renderOnce(key, render);
			rendering.set(key, underWay);
			return underWay;
		},
	};
}

/** Splits a page at its placeholder nonce. */
export function splitAtNonce(
	html: string,
	placeholder: string,
	status: number,
	headers: [string, string][],
): CachedPage {
	const parts = html.split(placeholder).map((text) => Buffer.from(text));
	const byteLength = parts.reduce((sum, part) => sum + part.length, 0);
	return { status, headers, parts, nonceCount: parts.length - 1, byteLength };
}

/** The bytes of one sending. */
export function withNonce(page: CachedPage, nonce: string): Buffer {
	const bytes = Buffer.allocUnsafe(page.byteLength + page.nonceCount * nonce.length);
	let at = 0;
	for (const [index, part] of page.parts.entries()) {
		if (index > 0) at += bytes.write(nonce, at, "latin1");
		at += part.copy(bytes, at);
	}
	return bytes;
}
