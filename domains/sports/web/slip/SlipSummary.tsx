import { BottomSheet, Icon, lazyPart } from "@baize/platform-web";
import { useState } from "react";
import { useSportsTexts } from "../texts.ts";
import { openBets, usePlacingState } from "./placing/use-outcome.ts";
import { SlipOnItsWay } from "./SlipOnItsWay.tsx";
import { useSlip, useSlipCount } from "./use-slip.ts";

const SlipPanel = lazyPart(() => import("./SlipPanel.tsx"), { waiting: <SlipOnItsWay /> });

/** On a phone: a summary of the slip above the bottom bar; a press opens it as a sheet. */
export function SlipSummary() {
	const t = useSportsTexts();
	const count = useSlipCount();
	const outcome = useOutcome();
	const [isOpen, setOpen] = useState(false);
	return (
		<div className="lg:hidden">
			{(count > 0 || outcome) && (
				<button
					type="button"
					aria-haspopup="dialog"
					className="fixed inset-x-3.5 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-5 flex min-h-13 items-center justify-between gap-3 rounded-panel bg-accent px-4.5 font-semibold text-on-accent raised md:bottom-4 md:ms-auto md:max-w-90"
					onClick={() => setOpen(true)}
				>
					<span className="flex items-center gap-2.5">
						<Icon name="receipt" />
						{outcome ?? t("slip.count", { count })}
					</span>
					{t("slip.open")}
				</button>
			)}
			<BottomSheet open={isOpen} onClose={() => setOpen(false)} title={t("slip.title")} closeLabel={t("slip.close")}>
				<div className="-mx-5 -mb-5">
					<SlipPanel />
				</div>
			</BottomSheet>
		</div>
	);
}

/** The outcome of bets whose slip was closed before it was known. */
function useOutcome(): string | undefined {
	const t = useSportsTexts();
	const { doing, placed, errors } = usePlacingState();
	const lost = openBets(useSlip().sent).length;
	const refused = Object.keys(errors).length;
	if (doing) return t("slip.underWay");
	if (lost > 0) return t("slip.noAnswer");
	if (refused > 0) return t("slip.notPlaced", { count: refused });
	return placed.length > 0 ? t("receipt.title", { count: placed.length }) : undefined;
}
