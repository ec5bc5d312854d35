import type { BlackjackAction, BlackjackState } from "@baize/engines/blackjack";
import { notRepeated } from "@baize/platform-web";
import { useBlackjackTexts } from "./texts.ts";

type Props = {
	phase: BlackjackState["phase"];
	moves: readonly BlackjackAction[];
	isIdle: boolean;
	/** What the move stakes in addition. */
	addedOf(move: BlackjackAction): number;
	money(amountMinor: number): string;
	onMove(move: BlackjackAction): void;
};

/** They keep their places: what is not possible now is dimmed. */
const PLACES: readonly BlackjackAction[] = ["hit", "stand", "double", "split"];
const INSURANCE: readonly BlackjackAction[] = ["declineInsurance", "insure"];

/** What can be done in an open round, in place of the one button. */
export function Moves({ phase, moves, isIdle, addedOf, money, onMove }: Props) {
	const t = useBlackjackTexts();
	const places = phase === "insurance" ? INSURANCE : PLACES;
	const others = moves.filter((move) => !places.includes(move));
	return (
		<div className="bj-moves [grid-area:spin]">
			{[...places, ...others].map((move) => {
				const isOff = !isIdle || !moves.includes(move);
				const addedMinor = addedOf(move);
				const name = t(`moves.${move}`);
				return (
					<button
						key={move}
						type="button"
						className="bj-move"
						data-move={move}
						aria-disabled={isOff || undefined}
						aria-label={addedMinor > 0 ? t("moveMore", { move: name, amount: money(addedMinor) }) : name}
						onKeyDown={notRepeated}
						onClick={() => !isOff && onMove(move)}
					>
						{name}
						{addedMinor > 0 && <bdi aria-hidden="true">{t("more", { amount: money(addedMinor) })}</bdi>}
					</button>
				);
			})}
		</div>
	);
}
