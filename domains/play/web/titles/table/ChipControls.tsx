import { Icon, notRepeated } from "@baize/platform-web";
import type { TitleGame } from "../use-title-game.ts";
import { ChipBar } from "./ChipBar.tsx";
import { useTableTexts } from "./texts.ts";
import type { SpotTable } from "./use-spot-table.ts";

type Props = {
	game: TitleGame;
	table: SpotTable;
	/** The one button, by what it does with an amount. */
	begin(amount: string): string;
	look: Readonly<Record<string, string>>;
};

/** The controls of a table whose rounds its player begins. */
export const ChipControls = ({ game, table, begin, look }: Props) => (
	<ChipBar game={game} chips={table} totalMinor={table.cloth.totalMinor} isFixed={game.phase !== "idle"} look={look}>
		<MainButton game={game} table={table} begin={begin} />
	</ChipBar>
);

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
