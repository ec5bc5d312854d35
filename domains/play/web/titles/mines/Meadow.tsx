import { cellsOf, type MinesEvent, type MinesSheet, type MinesView } from "@baize/engines/mines";
import { type KeyboardEvent, useRef, useState } from "react";
import type { TitleRound } from "../title-round.ts";
import { useMinesTexts } from "./texts.ts";

type Props = {
	sheet: MinesSheet;
	view: MinesView | undefined;
	last: TitleRound | undefined;
	isIdle: boolean;
	onOpen(cell: number): void;
};

type Look = "bud" | "firefly" | "web" | "missedFirefly" | "missedWeb";

/** The buds as a grid of buttons: one of them is in the order of tabs, and the arrow keys go on from there. */
export function Meadow({ sheet, view, last, isIdle, onOpen }: Props) {
	const t = useMinesTexts();
	const grid = useRef<HTMLFieldSetElement>(null);
	const [at, moveTo] = useState(Math.floor(cellsOf(sheet) / 2));
	const looks = looksOf(sheet, view, last);
	const onKey = (event: KeyboardEvent): void => {
		const to = neighbourOf(sheet, at, event.key);
		if (to === undefined) return;
		event.preventDefault();
		moveTo(to);
		grid.current?.querySelectorAll("button")[to]?.focus();
	};
	return (
		<fieldset
			ref={grid}
			aria-label={t("label", { cells: cellsOf(sheet), mines: view?.mines ?? 0 })}
			className="meadow"
			style={{ gridTemplateColumns: `repeat(${sheet.columns}, 1fr)` }}
			data-open={view !== undefined}
			onKeyDown={onKey}
		>
			{looks.map((look, cell) => (
				<button
					key={cell}
					type="button"
					className="bud"
					data-look={look}
					tabIndex={cell === at ? 0 : -1}
					aria-label={t(`cells.${look}`, {
						row: Math.floor(cell / sheet.columns) + 1,
						column: (cell % sheet.columns) + 1,
					})}
					aria-disabled={!view || look !== "bud" || undefined}
					onFocus={() => moveTo(cell)}
					onClick={() => view && look === "bud" && isIdle && onOpen(cell)}
				>
					<Drawing look={look} />
				</button>
			))}
		</fieldset>
	);
}

function looksOf(sheet: MinesSheet, view: MinesView | undefined, last: TitleRound | undefined): Look[] {
	const events = (last?.events ?? []) as readonly MinesEvent[];
	const opened = new Set(view?.opened ?? events.flatMap((event) => (event.type === "cellOpened" ? [event.cell] : [])));
	const webs = new Set(events.flatMap((event) => (event.type === "minesShown" ? event.mines : [])));
	return Array.from({ length: cellsOf(sheet) }, (_, cell) => {
		if (webs.has(cell)) return opened.has(cell) ? "web" : "missedWeb";
		if (opened.has(cell)) return "firefly";
		return events.length > 0 ? "missedFirefly" : "bud";
	});
}

function neighbourOf({ columns, rows }: MinesSheet, at: number, key: string): number | undefined {
	const [row, column] = [Math.floor(at / columns), at % columns];
	const to = {
		ArrowLeft: [row, column - 1],
		ArrowRight: [row, column + 1],
		ArrowUp: [row - 1, column],
		ArrowDown: [row + 1, column],
	}[key];
	const [toRow = -1, toColumn = -1] = to ?? [];
	const isOnBoard = toRow >= 0 && toRow < rows && toColumn >= 0 && toColumn < columns;
	return isOnBoard ? toRow * columns + toColumn : undefined;
}

function Drawing({ look }: { look: Look }) {
	if (look === "bud")
		return (
			<svg viewBox="0 0 64 64" aria-hidden="true">
				<path className="bud-leaf" d="M32 58C14 54 10 40 14 30c8 4 14 12 18 28Z" />
				<path className="bud-leaf" d="M32 58c18-4 22-18 18-28-8 4-14 12-18 28Z" />
				<path className="bud-petal-back" d="M32 10c-9 8-14 18-12 28 2 8 8 12 12 14 4-2 10-6 12-14 2-10-3-20-12-28Z" />
				<path className="bud-petal" d="M32 16c-5 8-7 16-5 24 1 5 3 9 5 11 2-2 4-6 5-11 2-8 0-16-5-24Z" />
			</svg>
		);
	if (look === "web" || look === "missedWeb")
		return (
			<svg viewBox="0 0 64 64" aria-hidden="true">
				<g className="web-threads">
					<path d="M32 4v56M4 32h56M12 12l40 40M52 12 12 52" />
					<path d="M32 20 24 24l-4 8 4 8 8 4 8-4 4-8-4-8Z M32 10 16.500 16.500 10 32l6.500 15.500L32 54l15.500-6.500L54 32l-6.500-15.500Z" />
				</g>
				<g className="web-spider">
					<circle cx="32" cy="34" r="8" />
					<circle cx="32" cy="25" r="5" />
					<path d="M25 30 16 24M24 35H13M26 40l-8 8M39 30l9-6M40 35h11M38 40l8 8" />
				</g>
			</svg>
		);
	return (
		<svg viewBox="0 0 64 64" aria-hidden="true">
			<circle className="fly-glow" cx="32" cy="36" r="26" />
			<ellipse className="fly-wing" cx="21" cy="26" rx="11" ry="6" transform="rotate(28 21 26)" />
			<ellipse className="fly-wing" cx="43" cy="26" rx="11" ry="6" transform="rotate(-28 43 26)" />
			<path className="fly-body" d="M32 14c4 0 6 4 6 9v6H26v-6c0-5 2-9 6-9Z" />
			<path className="fly-light" d="M26 29h12v10c0 6-3 10-6 10s-6-4-6-10Z" />
			<path className="fly-feeler" d="M30 15c-1-4-4-6-7-6M34 15c1-4 4-6 7-6" />
		</svg>
	);
}
