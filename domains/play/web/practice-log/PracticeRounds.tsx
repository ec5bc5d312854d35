import { Button, Notice, Panel, SkeletonText } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { useCall } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { listPracticeRounds, type PracticeRoundRow } from "../../contract/practice-log.ts";
import { useHistoryTexts } from "../dialogs/texts.ts";
import { useMoneyText } from "../game/stakes/use-money-text.ts";
import { usePlayTexts } from "../texts.ts";

const PAGE = 10;

/** What the player has practised, newest first. It moved no money, and stands apart from what did. PLAY-05 */
export function PracticeRounds({ session }: { session: string }) {
	const t = useHistoryTexts();
	const play = usePlayTexts();
	const [rows, setRows] = useState<readonly PracticeRoundRow[]>();
	const [before, setBefore] = useState<string | null>(null);
	const list = useCall(listPracticeRounds);
	const load = async (cursor: string | null): Promise<void> => {
		const query = { limit: PAGE, ...(cursor === null ? {} : { before: cursor }) };
		const page = await list.run({ params: { session }, query });
		if (!page) return;
		setRows((known = []) => (cursor === null ? page.rounds : [...known, ...page.rounds]));
		setBefore(page.before);
	};
	useEffect(() => void load(null), []);
	return (
		<Panel title={play("practiceLog.title")}>
			<div className="grid gap-4">
				<p className="text-sm text-ink-muted">{play("practiceLog.text")}</p>
				{!rows && !list.error && <SkeletonText lines={3} label={play("stage.loading")} />}
				{rows?.length === 0 && <p>{play("practiceLog.empty")}</p>}
				{rows && rows.length > 0 && (
					<ul>
						{rows.map((row) => (
							<PracticeRound key={row.roundId} row={row} />
						))}
					</ul>
				)}
				{list.error && (
					<Notice
						live
						tone="danger"
						actions={
							<Button size="s" onClick={() => void load(before)}>
								{t("retry")}
							</Button>
						}
					>
						{play("practiceLog.failed")}
					</Notice>
				)}
				{before !== null && !list.error && (
					<Button look="secondary" pending={list.pending} onClick={() => void load(before)}>
						{t("more")}
					</Button>
				)}
			</div>
		</Panel>
	);
}

function PracticeRound({ row: { title, atMs, stakeMinor, winMinor, currency } }: { row: PracticeRoundRow }) {
	const t = usePlayTexts();
	const dateText = useDateText();
	const money = useMoneyText(currency);
	return (
		<li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-hairline py-3 not-last:border-b">
			<span>
				<span className="font-semibold">{title}</span> <span className="text-sm text-ink-muted">{dateText(atMs)}</span>
			</span>
			<span className="tabular text-sm">
				{t("practiceLog.amounts", { stake: money(stakeMinor), win: money(winMinor) })}
			</span>
		</li>
	);
}
