import { createContext, useContext } from "react";
import type { Viewer } from "./context.ts";

/** What every part of a page may know without asking again. */
export type PageHouse = {
	viewer: Viewer | null;
	/** The server's clock when the page was made; countdowns follow it, not the device's. */
	nowMs: number;
	nonce: string;
	/** Otherwise than by default: the room of flags knows the names and the defaults. */
	flags: Readonly<Record<string, boolean>>;
};

/** Of a page that could not be made. */
export const NO_HOUSE: PageHouse = { viewer: null, nowMs: 0, nonce: "", flags: {} };

export const PageHouseContext = createContext(NO_HOUSE);

/** What waits in the account: how much, and how it is said. Whoever keeps it lays it round the page. */
export const AccountNewsContext = createContext({ count: 0, label: "" });

export const usePageHouse = (): PageHouse => useContext(PageHouseContext);
export const useViewer = (): Viewer | null => usePageHouse().viewer;
