import type { OfficePart } from "@baize/platform-backoffice";
import { accounts } from "./accounts.ts";
import { books } from "./books.tsx";
import { entries } from "./entries.tsx";
import { followers } from "./followers.ts";
import { days } from "./periods/days.tsx";

/** The domain's part of the back office. */
export const generalLedgerPart: OfficePart = {
	group: "reports",
	resources: [books, days, accounts, entries, followers],
};
