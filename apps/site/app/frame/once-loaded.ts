import { followFlags, isFlagOn } from "@baize/flags/web";
import { lookUpPlace } from "@baize/geo/web";
import { EMPTY_PAGE_ENVIRONMENT, type PageEnvironment } from "@baize/platform-web/page";
import { offerChat } from "@baize/support/web";

/** What a page does once it is hydrated: it stores where it is, follows changes of flags, and lets links open the chat. */
export function onceLoaded(page: PageEnvironment = EMPTY_PAGE_ENVIRONMENT, reload: () => Promise<void>): void {
	void lookUpPlace();
	followFlags(page.flags, () => void reload());
	if (isFlagOn(page.flags, "liveChat")) offerChat();
}
