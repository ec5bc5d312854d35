import { PillChoices, SelectField } from "@baize/platform-web";
import { useState } from "react";
import { useHistoryTexts } from "./texts.ts";

/** Which rounds are listed. */
export type OnlyRounds = { game?: string; outcome?: "won" };
export const ALL_ROUNDS: OnlyRounds = {};

/** What is chosen, and the titles of which rounds were listed, by their ids. */
export function useRoundsFilter() {
	const [only, setOnly] = useState<OnlyRounds>(ALL_ROUNDS);
	const [games, setGames] = useState<ReadonlyMap<string, string>>(new Map());
	return { only, setOnly, games, setGames };
}
export type RoundsChoice = ReturnType<typeof useRoundsFilter>;

type Props = {
	only: OnlyRounds;
	/** The titles of which rounds were listed, by their ids. */
	games: ReadonlyMap<string, string>;
	onOnly(only: OnlyRounds): void;
};

/** One game, and wins alone. */
export function RoundsFilter({ only, games, onOnly }: Props) {
	const t = useHistoryTexts();
	const change = (next: OnlyRounds): void => onOnly(Object.keys(next).length === 0 ? ALL_ROUNDS : next);
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
						change({ ...(outcome && { outcome }), ...(target.value === "" ? {} : { game: target.value }) })
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
				onValue={(value) => change({ ...(game && { game }), ...(value === "won" && { outcome: "won" as const }) })}
			/>
		</div>
	);
}
