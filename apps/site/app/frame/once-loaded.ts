import { followFlags } from "@baize/flags/web";
import { lookUpPlace } from "@baize/geo/web";
import { EMPTY_PAGE_ENVIRONMENT, type PageEnvironment } from "@baize/platform-web/page";

/** What a page does once it is hydrated: it stores where it is, and follows changes of flags. */
export function onceLoaded(page: PageEnvironment = EMPTY_PAGE_ENVIRONMENT, reload: () => Promise<void>): void {
	void lookUpPlace();
	followFlags(page.flags, () => void reload());
}
