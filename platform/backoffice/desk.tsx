import { createContext, useContext } from "react";
import type { Filters } from "./list/filters.ts";

/** Filters of a list under a name. */
export type SavedView = { id: string; name: string; filters: Filters };

/** What is stored for each operator about their lists, on the server. */
export type Desk = {
	readViews(list: string): Promise<readonly SavedView[]>;
	/** A view with the same name is replaced. */
	saveView(list: string, name: string, filters: Filters): Promise<unknown>;
	removeView(id: string): Promise<unknown>;
	/** Writes to the audit log that the operator exports the list with these filters. */
	recordExport(list: string, filters: Filters): Promise<unknown>;
};

const noDesk = (): never => {
	throw new Error("the back office gives its lists a desk");
};

const DeskContext = createContext<Desk>({
	readViews: noDesk,
	saveView: noDesk,
	removeView: noDesk,
	recordExport: noDesk,
});

export const DeskProvider = DeskContext.Provider;
export const useDesk = (): Desk => useContext(DeskContext);
