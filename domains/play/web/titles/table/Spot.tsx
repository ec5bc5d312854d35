import type { ReactNode } from "react";
import type { TitleGame } from "../use-title-game.ts";
import { colourOfHeap } from "./chips.ts";
import { useTableTexts } from "./texts.ts";
import type { SpotTable } from "./use-spot-table.ts";

type Props = {
	table: SpotTable;
	money: TitleGame["money"];
	spot: string;
	name: string;
	/** What it pays to 1. */
	times: number;
	/** Whether the last round was won on it, with chips or without. */
	isDrawn: boolean;
	/** What is seen on it, where that is not its name and its pay. */
	children?: ReactNode;
	/** Its part in the keyboard of a table whose places are not all in the order of tabs. */
	keys?: { tabIndex: number; onFocus(): void };
};

/** A place of the table: a press puts the chosen chip on it. */
export function Spot({ table, money, spot, name, times, isDrawn, children, keys }: Props) {
	const t = useTableTexts();
	const heap = table.heaps.find((each) => each.spot === spot);
	const values = { name, times };
	return (
		<div className="spot-place" data-spot={spot}>
			<button
				type="button"
				className="spot"
				data-drawn={isDrawn || undefined}
				aria-disabled={table.isFixed || undefined}
				aria-label={heap ? t("placeWith", { ...values, amount: money(heap.amountMinor) }) : t("place", values)}
				onClick={() => !table.isFixed && table.place(spot)}
				{...keys}
			>
				{children ?? (
					<>
						<b>{name}</b> <span>{t("pays", { times })}</span>
					</>
				)}
			</button>
			{heap && (
				<span
					key={`${heap.amountMinor} ${heap.outcome}`}
					className="chip spot-heap"
					data-chip={colourOfHeap(heap.amountMinor / table.unitMinor)}
					data-outcome={heap.outcome}
					aria-hidden="true"
				>
					<bdi>{table.faceOf(heap.amountMinor)}</bdi>
				</span>
			)}
		</div>
	);
}
