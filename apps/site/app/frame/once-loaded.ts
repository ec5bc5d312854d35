import { followFlags } from "@baize/flags/web";
import { lookUpPlace } from "@baize/geo/web";
import { NO_HOUSE, type PageHouse } from "@baize/platform-web/house";

/** What a page does once it stands: it says where it is, and follows what operators open and close. */
export function onceLoaded(page: PageHouse = NO_HOUSE, askAgain: () => Promise<void>): void {
	void lookUpPlace();
	followFlags(page.flags, () => void askAgain());
}
