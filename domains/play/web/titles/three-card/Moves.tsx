import { notRepeated } from "@baize/platform-web";
import { useThreeCardTexts } from "./texts.ts";

type Money = (amountMinor: number) => string;
type Move = "play" | "fold";

type MovesProps = { anteMinor: number; money: Money; isIdle: boolean; onMove(move: Move): void };

/** What can be done in an open round, in place of the one button. */
export function Moves({ anteMinor, money, isIdle, onMove }: MovesProps) {
	const t = useThreeCardTexts();
	const amount = money(anteMinor);
	return (
		<div className="tc-moves [grid-area:spin]">
			{(["play", "fold"] as const).map((move) => {
				const name = t(`moves.${move}`);
				return (
					<button
						key={move}
						type="button"
						className="tc-move"
						data-move={move}
						aria-disabled={!isIdle || undefined}
						aria-label={move === "play" ? t("moveMore", { move: name, amount }) : name}
						onKeyDown={notRepeated}
						onClick={() => isIdle && onMove(move)}
					>
						{name}
						{move === "play" && <bdi aria-hidden="true">{t("more", { amount })}</bdi>}
					</button>
				);
			})}
		</div>
	);
}

type PairPlusProps = { isOn: boolean; amount: string; isFixed: boolean; onChange(): void };

/** The second bet, as large as the ante. */
export function PairPlus({ isOn, amount, isFixed, onChange }: PairPlusProps) {
	const t = useThreeCardTexts();
	return (
		<label className="tc-pair-plus">
			<input
				type="checkbox"
				checked={isOn}
				disabled={isFixed}
				onChange={onChange}
				aria-label={t("pairPlusAdd", { amount })}
			/>
			<span aria-hidden="true">
				{t("pairPlus")} <bdi>{t("more", { amount })}</bdi>
			</span>
		</label>
	);
}
