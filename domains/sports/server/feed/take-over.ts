import type { Id } from "@baize/kernel/id";
import type { SportsPorts } from "../ports.ts";
import { stopFeeds, takeFeed } from "../store/feeds.ts";
import { FEED_SOURCES, feedName } from "./choice.ts";

/**
 * Makes the feed of this process the running one, for all processes. If another feed ran before, the matches of all
 * feeds go off sale in the same transaction, until the running feed confirms them. Returns which went off sale.
 */
export async function takeOverFeed({ database, clock, feed, log }: SportsPorts): Promise<Id[]> {
	const name = feedName(feed);
	const stopped = await database.transaction(async (tx) => {
		const isAnother = await takeFeed(tx, name, clock.nowMs());
		return isAnother ? stopFeeds(tx, Object.values(FEED_SOURCES), clock.nowMs()) : [];
	});
	if (stopped.length > 0)
		log.warn({ feed: name, matches: stopped.length }, "another feed runs: matches are off sale until it confirms them");
	return stopped;
}
