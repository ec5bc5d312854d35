import { lazyPart } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/house";
import type { CallError } from "@baize/platform-web/reads";

// The server has it at hand: asked for while a page is drawn, it would be missing on that page.
const loadBar = () => import("./PlayWatchBar.tsx");
const Bar = lazyPart(loadBar, { onServer: import.meta.env.SSR ? (await loadBar()).default : undefined });
const Words = lazyPart(() => import("./RefusalWords.tsx"));

/** For every page with real play: the clock of it, for whoever is signed in. Its room is kept while it is fetched. */
export function PlayWatch() {
	const viewer = useViewer();
	if (!viewer) return null;
	return (
		<div className="-my-2 flex min-h-11 items-center">
			<Bar handle={viewer.handle} />
		</div>
	);
}

const CODES: readonly string[] = ["LIMIT_REACHED", "EXCLUDED", "TIMED_OUT", "REALITY_CHECK_DUE"];

/** Whether it was safer play that refused: then `SaferPlayRefusal` says it best. */
export const isSaferPlayRefusal = ({ code }: CallError): boolean => CODES.includes(code);

/** What such a refusal says, with its limit and its time. */
export const SaferPlayRefusal = ({ error }: { error: CallError }) => <Words error={error} />;

/** Where more is to be read about it. */
export const SAFER_PLAY_PAGE = "/account/limits";
