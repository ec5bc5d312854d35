import { IconButton } from "@baize/platform-web";
import type { CSSProperties, ReactNode } from "react";
import { Balance } from "../StakeControls.tsx";
import type { TitleGame } from "../use-title-game.ts";
import { useTableTexts } from "./texts.ts";
import type { Chips } from "./use-chips.ts";

type Props = {
	game: TitleGame;
	chips: Chips;
	/** What lies on the table. */
	totalMinor: number;
	isFixed: boolean;
	look: Readonly<Record<string, string>>;
	/** The one button. */
	children: ReactNode;
};

/** Balance, chips, what is done with those on the table, and the one button. */
export function ChipBar({ game, chips, totalMinor, isFixed, look, children }: Props) {
	const t = useTableTexts();
	return (
		<div className="game-shell-controls chip-controls" style={look as CSSProperties}>
			<Balance game={game} />
			<div className="chip-staked">
				<span className="text-xs text-ink-muted">{t("onTable")}</span>
				<bdi className="tabular text-lg font-semibold whitespace-nowrap">{game.money(totalMinor)}</bdi>
			</div>
			<ChipChoice game={game} chips={chips} />
			<ChipTools cloth={chips.cloth} isFixed={isFixed || chips.cloth.totalMinor === 0} />
			{children}
		</div>
	);
}

function ChipTools({ cloth, isFixed }: Pick<Chips, "cloth"> & Pick<Props, "isFixed">) {
	const t = useTableTexts();
	return (
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
	);
}

function ChipChoice({ game, chips }: Pick<Props, "game" | "chips">) {
	const t = useTableTexts();
	return (
		<fieldset className="chip-choice">
			<legend className="sr-only">{t("chips")}</legend>
			{chips.chips.map(({ amountMinor, colour }) => {
				return (
					<label key={amountMinor} className="chip" data-chip={colour}>
						<input
							type="radio"
							name="chip"
							className="sr-only"
							checked={chips.chipMinor === amountMinor}
							onChange={() => chips.chooseChip(amountMinor)}
							aria-label={t("chip", { amount: game.money(amountMinor) })}
						/>
						<bdi aria-hidden="true">{chips.faceOf(amountMinor)}</bdi>
					</label>
				);
			})}
		</fieldset>
	);
}
