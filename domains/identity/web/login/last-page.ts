import { safeDestination } from "@baize/platform-web/house";

/** Where this tab was last; the frame notes it at each page that is worth coming back to. */
export const LAST_PAGE_KEY = "last-page";

export const forgetLastPage = (): void => sessionStorage.removeItem(LAST_PAGE_KEY);

export const lastPage = (): string | null => safeDestination(sessionStorage.getItem(LAST_PAGE_KEY), "") || null;
