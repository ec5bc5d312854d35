import type { Clock } from "@baize/kernel/time";
import { openBoundedMap } from "@baize/platform-server";
import type { PooledBuffers } from "./page-bytes.ts";

/** A page as it is cached and sent: its UTF-8 bytes as a latin1 text, with gaps for each sending's nonce. */
export type CachedPage = {
	status: number;
	headers: [string, string][];
	bytes: string;
	gaps: readonly number[];
	/** For a page that is sent repeatedly. */
	buffers?: PooledBuffers;
};

export type PageCache = {
	/** The page of this key, rendered at most once at a time, however many requests there are. */
	get(key: string, render: () => Promise<CachedPage>): CachedPage | Promise<CachedPage>;
};

const FRESH_MS = 1_000;
const MAX_PAGES = 500;

/**
 * Caches pages for a second: long enough for a crowd, short enough that prices and content are fresh. A failure is
 * cached as long, so that a page which takes seconds to fail is not started again by each request.
 */
export function openPageCache(clock: Clock): PageCache {
	const cached = openBoundedMap<string, { page: CachedPage | Promise<never>; untilMs: number }>(MAX_PAGES);
	const rendering = new Map<string, Promise<CachedPage>>();

	function store(key: string, page: CachedPage | Promise<never>): void {
		cached.set(key, { page, untilMs: clock.nowMs() + FRESH_MS });
	}

	async function renderOnce(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
		try {
			const page = await render();
			if (page.status === 200) store(key, page);
			return page;
		} catch (error) {
			const failure = Promise.reject(error);
			failure.catch(() => {});
			store(key, failure);
			throw error;
		} finally {
			rendering.delete(key);
		}
	}

	function fresh(key: string): CachedPage | Promise<never> | undefined {
		const found = cached.get(key);
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
