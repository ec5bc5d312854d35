import { lazyPart } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import type { CallError } from "@baize/platform-web/reads";

// The server imports it before rendering: loaded lazily while a page is rendered, it would be missing on that page.
const loadBar = () => import("./PlayWatchBar.tsx");
const Bar = lazyPart(loadBar, { onServer: import.meta.env.SSR ? (await loadBar()).default : undefined });
const RefusalText = lazyPart(() => import("./RefusalText.tsx"));

/** For every page with real-money play: its clock, for signed-in players. Its space is reserved while it loads. */
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

/** Whether safer play refused: then `SaferPlayRefusal` has the best text. */
export const isSaferPlayRefusal = ({ code }: CallError): boolean => CODES.includes(code);

/** The text of such a refusal, with its limit and its time. */
export const SaferPlayRefusal = ({ error }: { error: CallError }) => <RefusalText error={error} />;
