import { lazyPart } from "@baize/platform-web";
import { useState } from "react";
import { useSportsTexts } from "../texts.ts";
import { EmptySlip } from "./EmptySlip.tsx";
import { usePlacingState } from "./placing/use-outcome.ts";
import { SlipOnItsWay } from "./SlipOnItsWay.tsx";
import { SlipSummary } from "./SlipSummary.tsx";
import { useSlipCount } from "./use-slip.ts";

const SlipPanel = lazyPart(() => import("./SlipPanel.tsx"), { waiting: <SlipOnItsWay /> });

/**
 * The slip beside a page on a desktop; on a phone a bar above the bottom bar that opens it as a sheet. Until something
 * is on the slip, only this shell is loaded.
 */
export function SlipAside() {
	return (
		<>
			<aside className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto rounded-panel border border-hairline bg-surface-1 lg:block">
				<SlipContents />
			</aside>
			<SlipSummary />
		</>
	);
}

export function SlipContents() {
	const t = useSportsTexts();
	const count = useSlipCount();
	const { doing, placed } = usePlacingState();
	const isUsed = useEverTrue(count > 0 || placed.length > 0 || doing !== undefined);
	return (
		<>
			<header className="flex items-center justify-between px-4.5 pt-4 pb-3">
				<h2 className="text-xl">{t("slip.title")}</h2>
				{count > 0 && (
					<span className="min-w-6 rounded-pill bg-surface-3 text-center text-sm font-semibold leading-6 tabular">
						<span aria-hidden="true">{count}</span>
						<span className="sr-only">{t("slip.count", { count })}</span>
					</span>
				)}
			</header>
			{isUsed ? <SlipPanel /> : <EmptySlip />}
		</>
	);
}

/** Once used, the slip stays loaded: it shows the receipt after its last selection has gone. */
function useEverTrue(is: boolean): boolean {
	const [was, setWas] = useState(is);
	if (is && !was) setWas(true);
	return is || was;
}
