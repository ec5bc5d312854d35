import { Tabs } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useSlipFreeBets } from "../free-bets/use-free-bets.ts";
import { useSportsTexts } from "../texts.ts";
import { EmptySlip } from "./EmptySlip.tsx";
import { eventOf } from "./lines/lines.ts";
import { MultipleTab } from "./MultipleTab.tsx";
import { ReceiptView } from "./placing/ReceiptView.tsx";
import { UnknownBets } from "./placing/UnknownBets.tsx";
import { openBets } from "./placing/use-outcome.ts";
import { usePlacing } from "./placing/use-placing.ts";
import { useLimits } from "./quotes/use-limits.ts";
import { EventSubscription, useQuotes } from "./quotes/use-quotes.ts";
import { SinglesTab, type TabProps } from "./SinglesTab.tsx";
import { slip } from "./slip-store.ts";
import { useSlip } from "./use-slip.ts";

/** Visitors see amounts in this currency; after login the player's currency counts. */
const VISITORS_CURRENCY = "CAD";
const NOTHING = (): void => {};

/** The slip: selections at their current prices, stakes, possible returns, and the bet made of them. */
export default function SlipPanel() {
	const { legs, sent } = useSlip();
	const currency = useViewer()?.currency || VISITORS_CURRENCY;
	const { lines, refresh, onEvent } = useQuotes(legs);
	const limits = useLimits(currency);
	const placing = usePlacing(refresh, lines);
	// A refused bet may be the first to know that a bonus has come into force, or has ended.
	const freeBets = useSlipFreeBets(`${placing.placed.length} ${Object.keys(placing.errors).length}`);
	const isDone = placing.placed.length > 0 && !placing.doing;
	const receipt = isDone && <ReceiptView placed={placing.placed} onDone={placing.reset} />;
	if (receipt && Object.keys(placing.errors).length === 0 && legs.length === 0) return receipt;
	if (legs.length === 0 && !placing.doing) return <EmptySlip />;
	// A bet that is being placed for the first time has not lost an answer yet.
	const unknown = placing.doing === "placing" ? [] : openBets(sent);
	return (
		<div className="grid grid-cols-1 gap-3">
			{receipt}
			{[...new Set(legs.map((leg) => eventOf(leg.selectionId)))].map((eventId, at) => (
				// They share one connection, and all prices are asked for together: one of them does so after each connection.
				<EventSubscription key={eventId} eventId={eventId} onEvent={onEvent} onOpen={at === 0 ? refresh : NOTHING} />
			))}
			{unknown.length > 0 ? (
				<UnknownBets bets={unknown} {...{ lines, currency, placing }} />
			) : (
				<Kinds {...{ lines, currency, limits, placing, freeBets }} />
			)}
		</div>
	);
}

/** Singles or one multiple of the selections. */
function Kinds(tab: TabProps) {
	const t = useSportsTexts();
	const count = tab.lines.length;
	return (
		<>
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
		</>
	);
}

/** The tabs are inside the panel's margin; their contents have their own. */
const Wide = ({ children }: { children: React.ReactNode }) => (
	<div className="-mx-4.5 grid grid-cols-1 gap-3">{children}</div>
);
