import { Badge, Button, type Column, DataTable, EmptyState, Panel } from "@baize/platform-web";
import { useState } from "react";
import type { BoardRow, TournamentView } from "../contract/index.ts";
import { useTournamentsTexts } from "./texts.ts";
import { useFormats } from "./use-formats.ts";

const FIRST_PLACES = 20;

/** The places: the first twenty, or all that are shown to everyone. */
export function BoardPanel({ tournament: { board, players, currency, state } }: { tournament: TournamentView }) {
	const t = useTournamentsTexts();
	const { whole } = useFormats();
	const [isWhole, setIsWhole] = useState(false);
	const columns = useColumns(currency);
	// The order of the board is kept, so a row is named by where it stands.
	const rows = board.slice(0, isWhole ? undefined : FIRST_PLACES).map((row, at) => ({ ...row, at }));
	const empty = (
		<EmptyState icon="trophy" title={t("board.none")}>
			{state === "announced" ? t("board.notBegun") : t("board.noneText")}
		</EmptyState>
	);
	return (
		<Panel
			title={t("board.title")}
			aside={<span className="text-sm text-ink-muted">{t("board.players", { count: whole(players) })}</span>}
			flush
		>
			<div className="max-sm:px-5">
				<DataTable
					caption={t("board.title")}
					columns={columns}
					rows={rows}
					rowKey={({ at }) => String(at)}
					empty={empty}
				/>
			</div>
			{board.length > FIRST_PLACES && (
				<div className="px-5 py-4">
					<Button look="secondary" onClick={() => setIsWhole(!isWhole)}>
						{isWhole ? t("board.showFirst") : t("board.showAll", { count: whole(board.length) })}
					</Button>
				</div>
			)}
		</Panel>
	);
}

function useColumns(currency: string): Column<BoardRow & { at: number }>[] {
	const t = useTournamentsTexts();
	const { whole, money } = useFormats();
	return [
		{ key: "place", label: t("board.place"), cell: ({ place }) => whole(place) },
		{
			key: "player",
			label: t("board.player"),
			cell: ({ name, isOwn }) => (
				<span className="inline-flex flex-wrap items-center gap-2">
					{name ? <bdi>{name}</bdi> : <span className="text-ink-muted">{t("board.hidden")}</span>}
					{isOwn && <Badge tone="success">{t("board.you")}</Badge>}
				</span>
			),
		},
		{
			key: "points",
			label: t("board.points"),
			end: true,
			cell: ({ points }) => <bdi className="tabular">{whole(points)}</bdi>,
		},
		{
			key: "prize",
			label: t("board.prize"),
			end: true,
			cell: ({ prizeMinor }) => <bdi className="tabular">{prizeMinor > 0 ? money(prizeMinor, currency) : "–"}</bdi>,
		},
	];
}
