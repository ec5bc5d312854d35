import type { Clock } from "@baize/kernel/time";
import type { LentBytes } from "./page-bytes.ts";

/** A page as it is kept and sent: its UTF-8 bytes as a text of one character each, with gaps for each sending's nonce. */
export type CachedPage = {
	status: number;
	headers: [string, string][];
	bytes: string;
	gaps: readonly number[];
	/** Of a page that is sent again and again. */
	lent?: LentBytes;
};

export type PageCache = {
	/** The page of this key, rendered at most once at a time, however many ask. */
	get(key: string, render: () => Promise<CachedPage>): CachedPage | Promise<CachedPage>;
};

const FRESH_MS = 1_000;
const MAX_PAGES = 500;

/**
 * Keeps pages for a second: long enough for a crowd, short enough that prices and content are not old. Of a page that could
 * not be made the failure is kept as long, so that one which takes seconds to fail is not begun anew by each who asks.
 */
export function openPageCache(clock: Clock): PageCache {
	const kept = new Map<string, { page: CachedPage | Promise<never>; untilMs: number }>();
	const rendering = new Map<string, Promise<CachedPage>>();

	function keep(key: string, page: CachedPage | Promise<never>): void {
		if (kept.size >= MAX_PAGES) kept.clear();
		kept.set(key, { page, untilMs: clock.nowMs() + FRESH_MS });
	}

	async function renderOnce(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
		try {
			const page = await render();
			if (page.status === 200) keep(key, page);
			return page;
		} catch (error) {
			const failure = Promise.reject(error);
			failure.catch(() => {});
			keep(key, failure);
			throw error;
		} finally {
			rendering.delete(key);
		}
	}

	function fresh(key: string): CachedPage | Promise<never> | undefined {
		const found = kept.get(key);
		return found && found.untilMs > clock.nowMs() ? found.page : undefined;
	}

	return {
		get(key, render) {
			const page = fresh(key);
			if (page) return page;
			const underWay = rendering.get(key) ?? renderOnce(key, render);
			rendering.set(key, underWay);
			return underWay;
		},
	};
}
