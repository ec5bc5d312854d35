import { midnightRoulette } from "@baize/games/looks";
import { Icon, IconButton, notRepeated } from "@baize/platform-web";
import type { CSSProperties } from "react";
import { Balance } from "../StakeControls.tsx";
import type { TitleGame } from "../use-title-game.ts";
import { CHIPS } from "./chips.ts";
import { useRouletteTexts } from "./texts.ts";
import type { useCloth } from "./use-cloth.ts";

type Chip = {
	chosenMinor: number;
	choose(amountMinor: number): void;
	faceOf(amountMinor: number): string;
	unitMinor: number;
};
type Press = { stakeMinor: number; isRepeat: boolean; isTurning: boolean; onPress(): void };
type Props = { game: TitleGame; cloth: ReturnType<typeof useCloth>; chip: Chip; press: Press };

/** Balance, chips, what is done with those on the cloth, and the one button. */
export function RouletteControls({ game, cloth, chip, press }: Props) {
	const t = useRouletteTexts();
	const isFixed = game.phase !== "idle" || cloth.totalMinor === 0;
	return (
		<div className="game-shell-controls roulette-controls" style={midnightRoulette as CSSProperties}>
			<Balance game={game} />
			<div className="roulette-staked">
				<span className="text-xs text-ink-muted">{t("onTable")}</span>
				<bdi className="tabular text-lg font-semibold whitespace-nowrap">{game.money(cloth.totalMinor)}</bdi>
			</div>
			<fieldset className="roulette-chips">
				<legend className="sr-only">{t("chips")}</legend>
				{CHIPS.map(({ units, colour }) => {
					const amountMinor = units * chip.unitMinor;
					return (
						<label key={units} className="chip" data-chip={colour}>
							<input
								type="radio"
								name="chip"
								className="sr-only"
								checked={chip.chosenMinor === amountMinor}
								onChange={() => chip.choose(amountMinor)}
								aria-label={t("chip", { amount: game.money(amountMinor) })}
							/>
							<bdi aria-hidden="true">{chip.faceOf(amountMinor)}</bdi>
						</label>
					);
				})}
			</fieldset>
			<div className="roulette-tools">
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
					className="hit roulette-double"
					aria-label={t("double")}
					title={t("double")}
					disabled={isFixed}
					onClick={cloth.double}
				>
					<bdi>×2</bdi>
				</button>
			</div>
			<MainButton game={game} press={press} />
		</div>
	);
}

function MainButton({ game, press }: { game: TitleGame; press: Press }) {
	const t = useRouletteTexts();
	const { stakeMinor, isRepeat, isTurning, onPress } = press;
	const isWaiting = game.phase !== "idle" && !isTurning;
	const isOff = isWaiting || (stakeMinor === 0 && !isTurning);
	const amount = game.money(stakeMinor);
	const text = isTurning ? t("skip") : stakeMinor === 0 ? t("spinEmpty") : t(isRepeat ? "repeat" : "spin", { amount });
	return (
		<button
			type="button"
			className="spin-button [grid-area:spin]"
			onClick={() => !isOff && onPress()}
			onKeyDown={notRepeated}
			aria-disabled={isOff || undefined}
			aria-busy={isWaiting || undefined}
		>
			<Icon name={isRepeat && !isTurning ? "refresh" : "player-play"} />
			<bdi>{text}</bdi>
		</button>
	);
}
