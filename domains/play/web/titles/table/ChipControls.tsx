import { Icon, IconButton, notRepeated } from "@baize/platform-web";
import type { CSSProperties } from "react";
import { Balance } from "../StakeControls.tsx";
import type { TitleGame } from "../use-title-game.ts";
import { useTableTexts } from "./texts.ts";
import type { SpotTable } from "./use-spot-table.ts";

type Props = {
	game: TitleGame;
	table: SpotTable;
	/** The one button, by what it does with an amount. */
	begin(amount: string): string;
	look: Readonly<Record<string, string>>;
};

/** Balance, chips, what is done with those on the table, and the one button. */
export function ChipControls({ game, table, begin, look }: Props) {
	const t = useTableTexts();
	const { cloth } = table;
	const isFixed = game.phase !== "idle" || cloth.totalMinor === 0;
	return (
		<div className="game-shell-controls chip-controls" style={look as CSSProperties}>
			<Balance game={game} />
			<div className="chip-staked">
				<span className="text-xs text-ink-muted">{t("onTable")}</span>
				<bdi className="tabular text-lg font-semibold whitespace-nowrap">{game.money(cloth.totalMinor)}</bdi>
			</div>
			<Chips game={game} table={table} />
			<div className="chip-tools">
				<IconButton
					icon="arrow-back-up"
					label={t("undo")}
					className="bg-surface-2"
					disabled={isFixed}
					onClick={cloth.undo}
				/>
				<IconButton icon="x" label={t("clear")} className="bg-surface-2" disabled={isFixed} onClick={cloth.clear} />
				<button
					type="button"
					className="hit chip-double"
					aria-label={t("double")}
					title={t("double")}
					disabled={isFixed}
					onClick={cloth.double}
				>
					<bdi>×2</bdi>
				</button>
			</div>
			<MainButton game={game} table={table} begin={begin} />
		</div>
	);
}

function Chips({ game, table }: Pick<Props, "game" | "table">) {
	const t = useTableTexts();
	return (
		<fieldset className="chip-choice">
			<legend className="sr-only">{t("chips")}</legend>
			{table.chips.map(({ amountMinor, colour }) => {
				return (
					<label key={amountMinor} className="chip" data-chip={colour}>
						<input
							type="radio"
							name="chip"
							className="sr-only"
							checked={table.chipMinor === amountMinor}
							onChange={() => table.chooseChip(amountMinor)}
							aria-label={t("chip", { amount: game.money(amountMinor) })}
						/>
						<bdi aria-hidden="true">{table.faceOf(amountMinor)}</bdi>
					</label>
				);
			})}
		</fieldset>
	);
}

function MainButton({ game, table, begin }: Pick<Props, "game" | "table" | "begin">) {
	const t = useTableTexts();
	const { stakeMinor, isRepeat, isRevealing, press } = table;
	const isWaiting = game.phase !== "idle" && !isRevealing;
	const isOff = isWaiting || (stakeMinor === 0 && !isRevealing);
	const amount = game.money(stakeMinor);
	const doing = isRepeat ? t("repeat", { amount }) : begin(amount);
	return (
		<button
			type="button"
			className="spin-button [grid-area:spin]"
			onClick={() => !isOff && press()}
			onKeyDown={notRepeated}
			aria-disabled={isOff || undefined}
			aria-busy={isWaiting || undefined}
		>
			<Icon name={isRepeat && !isRevealing ? "refresh" : "player-play"} />
			<bdi>{isRevealing ? t("skip") : stakeMinor === 0 ? t("empty") : doing}</bdi>
		</button>
	);
}
