import type { Id } from "@baize/kernel/id";
import type { SportsPorts } from "../ports.ts";
import { stopFeeds, takeFeed } from "../store/feeds.ts";
import { FEED_SOURCES, feedName } from "./choice.ts";

/**
 * Makes the feed of this process the one that runs, for all processes. Where another one ran before, the matches of all
 * feeds are off sale in the same transaction, until the one that runs tells of them. Answers which were taken off.
 */
export async function takeOverFeed({ database, clock, feed, log }: SportsPorts): Promise<Id[]> {
	const name = feedName(feed);
	const stopped = await database.transaction(async (tx) => {
		const isAnother = await takeFeed(tx, name, clock.nowMs());
		return isAnother ? stopFeeds(tx, Object.values(FEED_SOURCES), clock.nowMs()) : [];
	});
	if (stopped.length > 0)
		log.warn({ feed: name, matches: stopped.length }, "another feed runs: matches are off sale until it tells of them");
	return stopped;
}
