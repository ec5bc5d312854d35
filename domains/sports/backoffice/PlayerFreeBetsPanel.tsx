import { oddsText } from "@baize/kernel/odds";
import { Panel, Timeline, useFormats, useRead } from "@baize/platform-backoffice";
import { type OfficeFreeBet, readPlayerFreeBets } from "../contract/index.ts";
import { GiveFreeBet } from "./GiveFreeBet.tsx";

/** On a player's page: the free bets, and how one is given by hand. */
export function PlayerFreeBetsPanel({ id: player }: { id: string }) {
	const formats = useFormats();
	const { t } = formats;
	const { data, failure } = useRead(readPlayerFreeBets, { params: { player } });
	if (!data) return failure;
	const entries = data.freeBets.map((freeBet) => ({ key: freeBet.freeBetId, ...aboutOf(freeBet, formats) }));
	return (
		<Panel title={t("freeBets.title")} end={<GiveFreeBet player={player} freeBets={data} />}>
			{entries.length === 0 ? t("freeBets.none") : <Timeline entries={entries} />}
		</Panel>
	);
}

function aboutOf(freeBet: OfficeFreeBet, { t, time, money }: ReturnType<typeof useFormats>) {
	const { faceMinor, currency, minPriceX10000, takesMultiples, untilMs, state, betId, cause } = freeBet;
	const values = { face: money(faceMinor, currency), price: oddsText(minPriceX10000, "decimal") };
	return {
		what: t("freeBets.entry", values),
		about: [
			t(`freeBets.states.${state}`),
			t(takesMultiples ? "freeBets.multiples" : "freeBets.singles"),
			t("freeBets.until", { time: time(untilMs) }),
			...(betId === null ? [] : [t("freeBets.bet", { bet: betId })]),
			cause,
		].join(" · "),
	};
}
