import { useDateText } from "@baize/platform-web/i18n";
import { type MissionView, NEWCOMER_DAYS } from "../contract/index.ts";
import { useMissionsTexts } from "./texts.ts";
import { useFormats } from "./use-formats.ts";

/** What a mission asks and gives, and all of its terms, as sentences. */
export function useSentences({
	goal,
	titles,
	spins,
	points,
	audience,
	fromMs,
	untilMs,
	maxPlayers,
	placesLeft,
}: MissionView) {
	const t = useMissionsTexts();
	const dateText = useDateText();
	const { whole, multiple, money } = useFormats();
	const count = whole(goal.count);
	const goalText =
		goal.kind === "multiple"
			? t(goal.count === 1 ? "goals.multipleOnce" : "goals.multiple", {
					count,
					multiple: multiple(goal.multipleX100 ?? 0),
				})
			: t(`goals.${goal.kind}`, { count });
	const rewardText = spins
		? t("rewards.spins", {
				count: whole(spins.count),
				stake: money(spins.stakeMinor, spins.currency),
				game: spins.title,
			})
		: t("rewards.points", { points: whole(points ?? 0) });
	const games = titles.map(({ title }) => title).join(" · ");
	const terms = [
		games === "" ? t("terms.allGames") : t("terms.games", { games }),
		t("terms.rounds"),
		t("terms.period", { from: dateText(fromMs), until: dateText(untilMs) }),
		goal.kind === "days" ? t("terms.days") : "",
		t("terms.given"),
		spins ? t("terms.spins", { days: whole(spins.days) }) : "",
		t("terms.players", { max: whole(maxPlayers), left: whole(placesLeft) }),
		audience === "newcomers" ? t("terms.newcomers", { days: whole(NEWCOMER_DAYS) }) : "",
		t("terms.breaks"),
	];
	return { goalText, games, rewardText, terms: terms.filter((line) => line !== "") };
}
