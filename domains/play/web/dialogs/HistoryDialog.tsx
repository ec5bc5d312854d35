import { pages } from "@baize/platform-paths";
import { Button, Dialog, EmptyState, Notice, SkeletonText } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import { useCall } from "@baize/platform-web/reads";
import type { Period } from "@baize/wallet/web";
import type { ReactNode } from "react";
import { type RoundReceipt, type RoundRow, readRound } from "../../contract/index.ts";
import { useMoneyText } from "../game/stakes/use-money-text.ts";
import type { AnyGamePage, PlayerAtGame } from "../load-game.ts";
import { ALL_ROUNDS } from "../own-rounds/only-rounds.ts";
import { useRounds } from "../own-rounds/use-rounds.ts";
import type { RoundsChoice } from "../own-rounds/use-rounds-choice.ts";
import { usePlayTexts } from "../texts.ts";
import { RoundsFilter } from "./RoundsFilter.tsx";
import { RoundsTable, SHORT_COMMITMENT_LENGTH } from "./RoundsTable.tsx";
import { useHistoryTexts } from "./texts.ts";

type Props = {
	page: AnyGamePage;
	/** Absent while another round is on the stage. */
	onReplay?(receipt: RoundReceipt): void;
	onClose(): void;
};

/** The player's rounds with their receipts; those of this game can be replayed here. */
export default function HistoryDialog({ page, onReplay, onClose }: Props) {
	const t = useHistoryTexts();
	return (
		<Dialog open sheet onClose={onClose} title={t("title")} closeLabel={t("close")}>
			{page.player ? (
				<Rounds player={page.player} gameId={page.game.card.gameId} {...(onReplay ? { onReplay } : {})} />
			) : (
				<EmptyState icon="history" title={t("empty")}>
					{t("practice")}
				</EmptyState>
			)}
		</Dialog>
	);
}

type RoundsProps = {
	player: Pick<PlayerAtGame, "handle" | "currency">;
	/** Only rounds of this game can be replayed here. */
	gameId?: string;
	onReplay?(receipt: RoundReceipt): void;
	/** The page shows other rounds beside these: then it is not empty where there are none of these. */
	hasOthers?: boolean;
	/** Only rounds of this period. */
	period?: Period;
	/** What the address of the page has chosen. */
	choice?: RoundsChoice;
};

const ALL_TIME: Period = {};

/** Pages of rounds, newest first, each with its receipt. */
export function Rounds({ player, gameId, onReplay, hasOthers = false, period = ALL_TIME, choice }: RoundsProps) {
	const t = useHistoryTexts();
	const play = usePlayTexts();
	const session = player.handle;
	const only = choice?.only ?? ALL_ROUNDS;
	const wanted = { ...period, ...only };
	const { rows, before, list, loadMore, retry } = useRounds(session, wanted, (listed) => choice?.noteRows(listed));
	const one = useCall(readRound);
	const replay = async (roundId: string): Promise<void> => {
		const receipt = await one.run({ params: { session, roundId } });
		if (receipt) onReplay?.(receipt);
	};
	const retryBoth = (): void => {
		one.reset();
		if (list.error) retry();
	};
	const failed = (list.error || one.error) && (
		<Notice
			live
			tone="danger"
			actions={
				<Button size="s" onClick={retryBoth}>
					{t("retry")}
				</Button>
			}
		>
			{t("failed")}
		</Notice>
	);
	if (!rows) return failed || <SkeletonText lines={6} label={play("stage.loading")} />;
	const isAll = Object.keys(wanted).length === 0;
	if (rows.length === 0 && isAll) return hasOthers ? null : <NoRounds isInGame={gameId !== undefined} />;
	return (
		<div className="grid gap-4">
			{choice && <RoundsFilter only={only} games={choice.games} onOnly={choice.choose} />}
			{rows.length === 0 ? (
				<p className="text-ink-muted">
					{t("only.none")} {before !== null && t("only.older")}
				</p>
			) : gameId === undefined ? (
				<RoundsTable rows={rows} currency={player.currency} />
			) : (
				<ul className="overflow-clip rounded-panel border border-hairline bg-surface-1">
					{rows.map((row) => (
						<li key={row.roundId} className="@container border-hairline px-4 py-3 not-last:border-b">
							<div className="grid items-center gap-x-4 gap-y-1 @min-[34rem]:grid-cols-[minmax(0,1fr)_auto]">
								<Row row={row} currency={player.currency} />
								<RowActions
									row={row}
									onReplay={onReplay && row.gameId === gameId ? () => void replay(row.roundId) : undefined}
								/>
							</div>
						</li>
					))}
				</ul>
			)}
			{failed}
			{before === null ? (
				rows.length > 0 && <p className="text-sm text-ink-muted">{t("end")}</p>
			) : (
				<Button look="secondary" pending={list.pending} onClick={loadMore}>
					{t("more")}
				</Button>
			)}
		</div>
	);
}

function NoRounds({ isInGame }: { isInGame: boolean }) {
	const t = useHistoryTexts();
	const path = useSitePath();
	const games = (
		<Button look="secondary" href={path(pages.allGames)}>
			{t("toGames")}
		</Button>
	);
	return (
		<EmptyState icon="history" title={t("empty")} actions={!isInGame && games}>
			{t("emptyHint")}
		</EmptyState>
	);
}

function Row({ row, currency }: { row: RoundRow; currency: string }) {
	const t = useHistoryTexts();
	const play = usePlayTexts();
	const dateText = useDateText();
	const money = useMoneyText(currency);
	const isReturn = !row.isPromotional && row.winMinor > 0 && row.winMinor <= row.stakeMinor;
	return (
		<dl className="tabular grid grid-cols-2 gap-x-3 gap-y-1 text-sm sm:grid-cols-3 [&_dt]:text-xs [&_dt]:text-ink-muted [&_dd]:font-semibold">
			<Fact label={t("game")}>{row.title}</Fact>
			<Fact label={t("when")}>{dateText(row.atMs)}</Fact>
			<Fact label={t(row.isPromotional ? "freeStake" : "stake")}>{money(row.stakeMinor)}</Fact>
			<Fact label={play(isReturn ? "controls.returned" : "controls.win")}>{money(row.winMinor)}</Fact>
			<Fact label={t("balance")}>{money(row.balanceMinor)}</Fact>
			{row.commitment !== null && row.nonce !== null && (
				<Fact label={t("number")}>
					<bdi>{t("numberText", { nonce: row.nonce, pair: row.commitment.slice(0, SHORT_COMMITMENT_LENGTH) })}</bdi>
				</Fact>
			)}
			<Fact label={t("receipt")}>
				<bdi className="wrap-anywhere">{row.roundId}</bdi>
			</Fact>
		</dl>
	);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function RowActions({ row, onReplay }: { row: RoundRow; onReplay: (() => void) | undefined }) {
	const t = useHistoryTexts();
	const path = useSitePath();
	return (
		<div className="flex flex-wrap gap-2">
			{onReplay && (
				<Button size="s" look="secondary" icon="player-play" onClick={onReplay}>
					{t("replay")}
				</Button>
			)}
			<Button
				size="s"
				look="quiet"
				className={onReplay ? "" : "-ms-4.5 @min-[34rem]:ms-0 @min-[34rem]:-me-4.5"}
				href={path(pages.verifyRound, { round: row.roundId })}
			>
				{t("verify")}
			</Button>
		</div>
	);
}
