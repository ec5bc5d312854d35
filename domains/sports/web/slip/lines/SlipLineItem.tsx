import { IconButton } from "@baize/platform-web";
import type { ReactNode } from "react";
import { eventName, marketName, selectionName } from "../../names.ts";
import { useOddsText } from "../../odds-style.ts";
import { type SportsTexts, useSportsTexts } from "../../texts.ts";
import { useStartText } from "../../use-start-text.ts";
import { slip } from "../slip-store.ts";
import { hasMoved, type SlipLine } from "./lines.ts";

export function lineName(t: SportsTexts, { quote }: SlipLine): string {
	return quote ? selectionName(t, quote, quote.key) : "…";
}

/** Marks the message of a moved price, which then gets the focus. */
const MOVED = { "data-moved": "", tabIndex: -1 };

/** One selection: its name, its price, whether the price has moved or the market has closed. */
export function SlipLineItem({ line, children }: { line: SlipLine; children?: ReactNode }) {
	const t = useSportsTexts();
	const priceText = useOddsText();
	const startText = useStartText();
	const { quote, priceX10000, seenX10000, selectionId, status } = line;
	const name = lineName(t, line);
	const isOut = status === "closed" || status === "gone";
	const move = hasMoved(line) ? (priceX10000 > seenX10000 ? "text-success-ink" : "text-danger-ink") : "";
	return (
		<li className="grid grid-cols-1 gap-2 border-b border-hairline py-3 ps-4.5 pe-2 last:border-b-0">
			<div className="flex items-start gap-1">
				<div className="grid min-w-0 flex-1 wrap-break-word">
					<span className={`font-semibold ${isOut ? "text-ink-muted line-through" : ""}`}>{name}</span>
					{quote && (
						<span className="text-sm text-ink-muted">
							<span className="block">
								<bdi>{eventName(quote.participants, quote.competition)}</bdi>
							</span>
							{marketName(t, quote)} · <span className="tabular">{startText.full(quote)}</span>
							<span className="block">{t("slip.margin", { margin: Number(quote.marginText) })}</span>
						</span>
					)}
				</div>
				<bdi dir="ltr" className={`pt-0.5 font-semibold tabular ${move}`}>
					{priceText(priceX10000)}
				</bdi>
				<IconButton
					icon="x"
					label={t("slip.remove", { name })}
					className="-mt-2.5 text-ink-muted"
					onClick={() => slip.remove([selectionId])}
				/>
			</div>
			<p
				{...(hasMoved(line) && MOVED)}
				aria-live="polite"
				className="empty:hidden me-2.5 rounded-control bg-surface-2 px-3 py-2 text-sm"
			>
				{lineMessage(t, line, priceText)}
			</p>
			{!isOut && children && <div className="pe-2.5">{children}</div>}
		</li>
	);
}

function lineMessage(t: SportsTexts, line: SlipLine, priceText: (priceX10000: number) => string): string | null {
	if (line.status === "gone") return t("slip.gone");
	if (line.status === "closed") return t("slip.notOpen");
	if (line.status === "suspended") return t("slip.back");
	if (!hasMoved(line)) return null;
	return t("slip.moved", { from: priceText(line.seenX10000), to: priceText(line.priceX10000) });
}
