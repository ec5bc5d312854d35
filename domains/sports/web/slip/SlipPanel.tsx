import { Tabs } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/house";
import { useSportsTexts } from "../texts.ts";
import { EmptySlip } from "./EmptySlip.tsx";
import { eventOf } from "./lines.ts";
import { MultipleTab } from "./MultipleTab.tsx";
import { ReceiptView } from "./ReceiptView.tsx";
import { SinglesTab } from "./SinglesTab.tsx";
import { slip } from "./slip-store.ts";
import { useLimits } from "./use-limits.ts";
import { usePlacing } from "./use-placing.ts";
import { EventEar, useQuotes } from "./use-quotes.ts";
import { useSlip } from "./use-slip.ts";

/** Visitors see amounts in this; what counts is the currency of whoever logs in. */
const VISITORS_CURRENCY = "CAD";

/** The slip itself: selections at their present prices, stakes, what they return, and the bet that is made of them. */
export default function SlipPanel() {
	const t = useSportsTexts();
	const { legs } = useSlip();
	const currency = useViewer()?.currency || VISITORS_CURRENCY;
	const { lines, refresh } = useQuotes(legs);
	const limits = useLimits(currency);
	const placing = usePlacing(refresh);
	const isDone = placing.placed.length > 0 && !placing.pending;
	if (isDone && Object.keys(placing.errors).length === 0 && legs.length === 0)
		return <ReceiptView placed={placing.placed} onDone={placing.reset} />;
	if (legs.length === 0 && !placing.pending) return <EmptySlip />;
	const tab = { lines, currency, limits, placing };
	const count = lines.length;
	return (
		<div className="grid gap-3">
			{isDone && <ReceiptView placed={placing.placed} onDone={placing.reset} />}
			{[...new Set(legs.map((leg) => eventOf(leg.selectionId)))].map((eventId) => (
				<EventEar key={eventId} eventId={eventId} onChange={refresh} />
			))}
			<div className="px-4.5 *:gap-2">
				<Tabs
					key={count > 1 ? "several" : "one"}
					label={t("slip.kinds")}
					initial={count > 1 ? "multiple" : "singles"}
					items={[
						{
							key: "singles",
							label: t("slip.singles"),
							panel: (
								<Wide>
									<SinglesTab {...tab} />
								</Wide>
							),
						},
						{
							key: "multiple",
							label: t("slip.multiple", { count }),
							panel: (
								<Wide>
									<MultipleTab {...tab} />
								</Wide>
							),
						},
					]}
				/>
			</div>
			{count > 1 && (
				<button type="button" className="min-h-11 text-sm text-ink-muted underline" onClick={slip.clear}>
					{t("slip.clear")}
				</button>
			)}
		</div>
	);
}

/** The tabs stand inside the panel's margin; their contents bring their own. */
const Wide = ({ children }: { children: React.ReactNode }) => <div className="-mx-4.5 grid gap-3">{children}</div>;
