import { type Column, DataTable, Panel } from "@baize/platform-web";
import type { TournamentView } from "../contract/index.ts";
import { useTournamentsTexts } from "./texts.ts";
import { useFormats } from "./use-formats.ts";

type Props = { tournament: TournamentView };

/** What counts, in five lines. */
export function RulesPanel({ tournament }: Props) {
	const t = useTournamentsTexts();
	const { whole, money } = useFormats();
	const { bestOf, roundLimit, capPoints, minStakeMinor, currency } = tournament;
	const lines = [
		t("rules.points", { cap: whole(capPoints) }),
		t("rules.best", { best: whole(bestOf) }),
		t("rules.limit", { limit: whole(roundLimit) }),
		t("rules.stake", { stake: money(minStakeMinor, currency) }),
		t("rules.ties"),
	];
	return (
		<Panel title={t("rules.title")}>
			<ol className="grid list-decimal gap-2 ps-5">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ol>
		</Panel>
	);
}

type Prize = { place: number; amountMinor: number };

export function PrizesPanel({ tournament: { placePrizesMinor, currency } }: Props) {
	const t = useTournamentsTexts();
	const { whole, money } = useFormats();
	const rows = placePrizesMinor.map((amountMinor, at) => ({ place: at + 1, amountMinor }));
	const columns: Column<Prize>[] = [
		{ key: "place", label: t("board.place"), cell: ({ place }) => whole(place) },
		{
			key: "prize",
			label: t("board.prize"),
			end: true,
			aside: true,
			cell: ({ amountMinor }) => <bdi className="tabular">{money(amountMinor, currency)}</bdi>,
		},
	];
	return (
		<Panel title={t("prizes.title")} flush>
			<div className="max-sm:px-5">
				<DataTable caption={t("prizes.title")} columns={columns} rows={rows} rowKey={({ place }) => String(place)} />
			</div>
			<p className="px-5 py-4 text-sm text-ink-muted">{t("prizes.own")}</p>
		</Panel>
	);
}
