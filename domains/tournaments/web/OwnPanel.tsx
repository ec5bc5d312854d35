import { Button, type Column, DataTable, Notice, Panel } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { useState } from "react";
import type { OwnScore, TournamentView } from "../contract/index.ts";
import { useTournamentsTexts } from "./texts.ts";
import { useFormats } from "./use-formats.ts";

const FIRST_ROUNDS = 5;

type Props = { tournament: TournamentView; own: OwnScore };

/** The player's place, what would raise the score, and the rounds that make it. */
export function OwnPanel({ tournament, own }: Props) {
	const t = useTournamentsTexts();
	const { whole } = useFormats();
	const { row, isDisqualified, isLeftOut } = own;
	const best = own.best.filter(({ points }) => points > 0);
	if (isDisqualified) return <Notice tone="danger">{t("own.disqualified")}</Notice>;
	if (isLeftOut && !row) return <Notice>{t("own.leftOut")}</Notice>;
	return (
		<Panel title={t("own.title")} flush>
			<div className="grid gap-3 px-5 pb-5">
				{row ? (
					<p className="text-2xl font-semibold" aria-live="polite">
						{t("own.place", { place: whole(row.place), points: whole(row.points) })}
					</p>
				) : (
					<p>{t("own.none")}</p>
				)}
				<Prize tournament={tournament} own={own} />
				{tournament.state === "running" && <WhatRaises own={own} />}
			</div>
			{best.length > 0 && <BestRounds best={best} />}
		</Panel>
	);
}

function Prize({ tournament: { state, currency }, own: { row } }: Props) {
	const t = useTournamentsTexts();
	const { money } = useFormats();
	if (!row || row.prizeMinor === 0 || state === "cancelled") return null;
	const amount = money(row.prizeMinor, currency);
	if (state === "paid") return <Notice tone="success">{t("own.paid", { amount })}</Notice>;
	return <p>{state === "running" ? t("own.prizeNow", { amount }) : t("own.prizeLater", { amount })}</p>;
}

function WhatRaises({ own: { roundsLeft, toBeatPoints } }: { own: OwnScore }) {
	const t = useTournamentsTexts();
	const { whole } = useFormats();
	if (roundsLeft === 0) return <p className="text-ink-muted">{t("own.noRounds")}</p>;
	return (
		<p className="text-ink-muted">
			{toBeatPoints > 0 ? t("own.raise", { points: whole(toBeatPoints) }) : t("own.raiseAny")}{" "}
			{t("own.roundsLeft", { count: whole(roundsLeft) })}
		</p>
	);
}

type Best = OwnScore["best"][number];

function BestRounds({ best }: Pick<OwnScore, "best">) {
	const t = useTournamentsTexts();
	const dateText = useDateText();
	const { whole, money } = useFormats();
	const [isWhole, setIsWhole] = useState(false);
	const rows = best.slice(0, isWhole ? undefined : FIRST_ROUNDS).map((round, at) => ({ ...round, at }));
	const columns: Column<Best & { at: number }>[] = [
		{ key: "game", label: t("own.game"), cell: ({ title }) => title },
		{ key: "when", label: t("own.when"), plain: true, cell: ({ atMs }) => dateText(atMs) },
		{
			key: "won",
			label: t("own.won"),
			end: true,
			cell: ({ stakeMinor, winMinor, currency }) => (
				<bdi className="tabular">
					{t("own.wonFor", { won: money(winMinor, currency), stake: money(stakeMinor, currency) })}
				</bdi>
			),
		},
		{
			key: "points",
			label: t("board.points"),
			end: true,
			aside: true,
			cell: ({ points }) => <bdi className="tabular">{whole(points)}</bdi>,
		},
	];
	return (
		<>
			<div className="max-sm:px-5">
				<DataTable caption={t("own.best")} columns={columns} rows={rows} rowKey={({ at }) => String(at)} />
			</div>
			{rows.length < best.length && (
				<div className="px-5 py-4">
					<Button look="secondary" onClick={() => setIsWhole(true)}>
						{t("board.showAll", { count: whole(best.length) })}
					</Button>
				</div>
			)}
		</>
	);
}
