import { useEffect, useState } from "react";
import type { RequestStore } from "./request-store.ts";

/** `isLost`: the outcome is not known yet. */
export type CurrentRequest<Content> = { request: Content; isLost: boolean };

/** The player's current request; at first the one that was left without an answer when the page was closed. */
export function useCurrentRequest<Content>(requestStore: RequestStore<Content>) {
	const [current, setCurrent] = useState<CurrentRequest<Content>>();
	useEffect(() => {
		const lost = requestStore.read();
		if (lost) setCurrent({ request: lost, isLost: true });
	}, [requestStore]);
	return {
		current,
		/** Its answer did not come. */
		lose: (request: Content) => setCurrent({ request, isLost: true }),
		begin: (request: Content) => setCurrent({ request, isLost: false }),
		drop: () => setCurrent(undefined),
	};
}
