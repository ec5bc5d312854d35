import { safeDestination } from "@baize/platform-web/page";

/** The last page of this tab; the page frame stores each page that is worth returning to. */
export const LAST_PAGE_KEY = "last-page";

export const forgetLastPage = (): void => sessionStorage.removeItem(LAST_PAGE_KEY);

export const lastPage = (): string | null => safeDestination(sessionStorage.getItem(LAST_PAGE_KEY), "") || null;
