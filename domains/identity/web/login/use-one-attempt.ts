import { pages } from "@baize/platform-paths";
import { useSitePath } from "@baize/platform-web/i18n";
import { useEffect, useRef, useState } from "react";
import type { Attempt } from "./attempt.ts";

type Attempts = typeof import("./attempt.ts");
type Destinations = Parameters<Attempts["attempt"]>[2];
type Failed = Exclude<Attempt, { kind: "path" }>;

// Loaded while the player types, because no login is sent before that.
const loadAttempt = () => import("./attempt.ts");

/** One login for several presses; after a successful one the page is left for the destination. */
export function useOneAttempt(destination: string | null) {
	const home = useSitePath()(pages.lobby);
	const [pending, setPending] = useState(false);
	const underWay = useRef(false);
	useEffect(() => void loadAttempt(), []);

	function release(): void {
		underWay.current = false;
		setPending(false);
	}

	/** Undefined while another is under way, and while the page is being left. */
	async function once(
		make: (attempts: Attempts, destinations: Destinations) => Promise<Attempt>,
	): Promise<Failed | undefined> {
		if (underWay.current) return undefined;
		underWay.current = true;
		setPending(true);
		try {
			const came = await make(await loadAttempt(), { destination, home });
			if (came.kind !== "path") {
				release();
				return came;
			}
			location.assign(came.path);
			return undefined;
		} catch (error) {
			release();
			throw error;
		}
	}

	return { once, pending, isUnderWay: () => underWay.current };
}
