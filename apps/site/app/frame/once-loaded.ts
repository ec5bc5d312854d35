import { followFlags, isFlagOn } from "@baize/flags/web";
import { lookUpPlace } from "@baize/geo/web";
import { EMPTY_PAGE_ENVIRONMENT, type PageEnvironment } from "@baize/platform-web/page";
import { offerChat } from "@baize/support/web";
import { registerWorker } from "../offline/register.ts";
import { replayEarlyChat } from "./early-press.ts";

/**
 * What a page does once it is hydrated: it stores where it is, follows changes of flags, lets links open the chat, and
 * registers the service worker.
 */
export function onceLoaded(page: PageEnvironment = EMPTY_PAGE_ENVIRONMENT, reload: () => Promise<void>): void {
	void lookUpPlace();
	followFlags(page.flags, () => void reload());
	if (isFlagOn(page.flags, "liveChat")) offerChat();
	replayEarlyChat();
	// The pages under development come without a worker: it would answer with an earlier one.
	const needsWorker = isFlagOn(page.flags, "offlineLobby") || isFlagOn(page.flags, "webPush");
	if (import.meta.env.PROD && needsWorker) registerWorker();
}
