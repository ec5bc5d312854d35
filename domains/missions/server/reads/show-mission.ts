import { stakeUnitOf } from "@baize/games/stakes";
import { idText } from "@baize/kernel/id";
import { inLanguage, type Locale } from "@baize/kernel/locale";
import type { MissionView, Progress, ShownState } from "../../contract/index.ts";
import type { MissionsPorts } from "../ports.ts";
import type { StoredCounted, StoredJoined, StoredMission } from "../tables.ts";

export type Seen = { currency: string; locale: Locale; nowMs: number };

export function showMission(
	{ titles }: Pick<MissionsPorts, "titles">,
	row: StoredMission,
	{ currency, locale, nowMs }: Seen,
): MissionView {
	const { terms, from_at, until_at, max_players, players } = row;
	const { goal, reward, audience } = terms;
	const names = new Map(titles.map(({ gameId, title }) => [gameId, title]));
	const titleOf = (gameId: string): string => names.get(gameId) ?? gameId;
	return {
		...{ id: idText(row.mission_id), title: inLanguage(terms.title, locale), state: stateAt(row, nowMs), audience },
		...{ fromMs: from_at.getTime(), untilMs: until_at.getTime(), goal },
		titles: terms.titles.map((gameId) => ({ gameId, title: titleOf(gameId) })),
		points: reward.points,
		spins: reward.spins && {
			...{ title: titleOf(reward.spins.gameId), count: reward.spins.count, days: reward.spins.days },
			...{ stakeMinor: reward.spins.stakeUnits * stakeUnitOf(currency), currency },
		},
		...{ maxPlayers: max_players, placesLeft: max_players - players },
	};
}

export function stateAt({ state, from_at, until_at, players, max_players }: StoredMission, nowMs: number): ShownState {
	if (nowMs >= until_at.getTime()) return "over";
	if (state !== "open") return "closed";
	if (players >= max_players) return "full";
	return nowMs < from_at.getTime() ? "next" : "running";
}

export const showProgress = (
	{ titleNumbered }: Pick<MissionsPorts, "titleNumbered">,
	{ joined_at, count, reached_at, paid_at }: StoredJoined,
	counted: readonly StoredCounted[],
): Progress => ({
	...{ joinedAtMs: joined_at.getTime(), count },
	counted: counted.map(({ game_number, at }) => ({ title: titleNumbered(game_number).title, atMs: at.getTime() })),
	reachedAtMs: reached_at?.getTime() ?? null,
	paidAtMs: paid_at?.getTime() ?? null,
});
