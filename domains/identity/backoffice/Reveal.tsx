import { CallError, callHouse } from "@baize/platform-web/reads";
import { Button, Stack, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useLocale, useNotify, useRefresh, useTranslate } from "react-admin";
import { readReveal, revealPlayer } from "../contract/index.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";

/**
 * Personal data of players comes masked. This shows one player's for a quarter of an hour, to the operator who has said why;
 * the page reads itself afresh then, and once more when the time is over.
 */
export function Reveal({ playerId: player }: { playerId: string }) {
	const t = useTranslate();
	const notify = useNotify();
	const refresh = useRefresh();
	const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: "short", hourCycle: "h23" });
	const [untilMs, setUntilMs] = useState<number>();
	const [isAsked, setAsked] = useState(false);
	const [isPending, setPending] = useState(false);
	useEffect(() => {
		callHouse(readReveal, { params: { player } }).then(
			(revealed) => setUntilMs(revealed.untilMs),
			() => setUntilMs(undefined),
		);
	}, [player]);
	useEffect(() => {
		if (untilMs === undefined) return;
		const over = setTimeout(() => {
			setUntilMs(undefined);
			refresh();
		}, untilMs - Date.now());
		return () => clearTimeout(over);
	}, [untilMs, refresh]);

	async function reveal(reason: string): Promise<void> {
		setPending(true);
		try {
			const revealed = await callHouse(revealPlayer, { params: { player }, body: { reason } });
			setUntilMs(revealed.untilMs);
			setAsked(false);
			refresh();
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			notify(error.body.message, { type: "error" });
		} finally {
			setPending(false);
		}
	}

	return (
		<Stack direction="row" useFlexGap sx={{ alignItems: "center", gap: 1, flexWrap: "wrap" }}>
			{untilMs === undefined ? (
				<Button variant="outlined" size="small" onClick={() => setAsked(true)}>
					{t("people.reveal.open")}
				</Button>
			) : (
				<Typography variant="body2" sx={{ color: "warning.main" }} role="status">
					{t("people.reveal.until", { time: time.format(untilMs) })}
				</Typography>
			)}
			{isAsked && (
				<ReasonDialog
					deed="reveal"
					isPending={isPending}
					onClose={() => setAsked(false)}
					onReason={(reason) => void reveal(reason)}
				/>
			)}
		</Stack>
	);
}
