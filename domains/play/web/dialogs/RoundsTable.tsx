import { pages } from "@baize/platform-paths";
import { type Column, DataTable } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import type { RoundRow } from "../../contract/index.ts";
import { useMoneyText } from "../game/stakes/use-money-text.ts";
import { multipleOf } from "../own-rounds/multiple.ts";
import { usePlayTexts } from "../texts.ts";
import { useHistoryTexts } from "./texts.ts";

type Props = { rows: readonly RoundRow[]; currency: string };

/** This many characters of its commitment distinguish a player's pairs. */
export const SHORT_COMMITMENT_LENGTH = 8;

/** The rounds of all games on their own page: one line each on a wide screen. */
export function RoundsTable({ rows, currency }: Props) {
	const t = useHistoryTexts();
	const play = usePlayTexts();
	const dateText = useDateText();
	const money = useMoneyText(currency);
	const columns: Column<RoundRow>[] = [
		{ key: "game", label: t("game"), cell: ({ title }) => title },
		{ key: "when", label: t("when"), plain: true, cell: ({ atMs }) => dateText(atMs) },
		{
			key: "stake",
			label: t("stake"),
			end: true,
			cell: ({ stakeMinor, isPromotional }) => (
				<>
					{money(stakeMinor)}
					{isPromotional && <Aside text={t("freeStake")} />}
				</>
			),
		},
		{ key: "win", label: play("controls.win"), end: true, cell: (row) => <Win row={row} money={money} /> },
		{ key: "balance", label: t("balance"), end: true, cell: ({ balanceMinor }) => money(balanceMinor) },
		{ key: "receipt", label: t("verify"), cell: (row) => <Receipt row={row} /> },
	];
	return <DataTable caption={t("title")} columns={columns} rows={rows} rowKey={({ roundId }) => roundId} />;
}

const Aside = ({ text }: { text: string }) => <span className="block text-xs text-ink-muted">{text}</span>;

/** What comes back of a stake is no win: only a win has a colour, and how many times the stake it is. */
function Win({ row, money }: { row: RoundRow; money(minor: number): string }) {
	const t = usePlayTexts();
	const { stakeMinor, winMinor, isPromotional } = row;
	if (winMinor === 0) return <span className="text-ink-muted">{money(0)}</span>;
	if (!isPromotional && winMinor <= stakeMinor)
		return (
			<>
				{money(winMinor)}
				<Aside text={t("controls.returned")} />
			</>
		);
	return (
		<>
			<span className="font-semibold text-accent-ink">{money(winMinor)}</span>
			{stakeMinor > 0 && <Aside text={t("gameRules.times", { count: multipleOf(winMinor, stakeMinor) })} />}
		</>
	);
}

function Receipt({ row: { roundId, commitment, nonce } }: { row: RoundRow }) {
	const t = useHistoryTexts();
	const path = useSitePath();
	return (
		<>
			<a
				className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent-ink"
				aria-label={`${t("verify")} ${roundId}`}
				href={path(pages.verifyRound, { round: roundId })}
			>
				<bdi>{roundId}</bdi>
			</a>
			{commitment !== null && nonce !== null && (
				<Aside text={t("numberText", { nonce, pair: commitment.slice(0, SHORT_COMMITMENT_LENGTH) })} />
			)}
		</>
	);
}
