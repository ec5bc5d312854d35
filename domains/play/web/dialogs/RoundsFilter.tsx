import { PillChoices, SelectField } from "@baize/platform-web";
import type { OnlyRounds } from "../own-rounds/only-rounds.ts";
import { useHistoryTexts } from "./texts.ts";

type Props = {
	only: OnlyRounds;
	/** The titles of which rounds were listed, by their ids. */
	games: ReadonlyMap<string, string>;
	onOnly(only: OnlyRounds): void;
};

/** One game, and wins alone. */
export function RoundsFilter({ only, games, onOnly }: Props) {
	const t = useHistoryTexts();
	const { game, outcome } = only;
	return (
		<div className="flex flex-wrap items-end justify-between gap-3">
			<div className="min-w-56">
				<SelectField
					id="rounds-of-game"
					label={t("only.game")}
					empty={t("only.allGames")}
					value={game ?? ""}
					choices={[...games].map(([value, label]) => ({ value, label }))}
					onChange={({ target }) =>
						onOnly({ ...(outcome && { outcome }), ...(target.value === "" ? {} : { game: target.value }) })
					}
				/>
			</div>
			<PillChoices
				label={t("only.all")}
				value={outcome ?? "all"}
				choices={[
					{ value: "all", label: t("only.all") },
					{ value: "won", label: t("only.won") },
				]}
				onValue={(value) => onOnly({ ...(game && { game }), ...(value === "won" && { outcome: "won" as const }) })}
			/>
		</div>
	);
}
