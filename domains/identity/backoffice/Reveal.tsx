import { CallError, callApi } from "@baize/platform-web/reads";
import { Button, Stack, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useLocale, useNotify, useRefresh, useTranslate } from "react-admin";
import { readReveal, revealPlayer } from "../contract/index.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";

/**
 * Players' personal data is masked. This shows one player's data for 15 minutes to an operator who has given a reason.
 * The page reloads its data at the start and at the end of that time.
 */
export function Reveal({ playerId: player }: { playerId: string }) {
	const t = useTranslate();
	const notify = useNotify();
	const refresh = useRefresh();
	const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: "short", hourCycle: "h23" });
	const [untilMs, setUntilMs] = useState<number>();
	const [isOpen, setOpen] = useState(false);
	const [isPending, setPending] = useState(false);
	useEffect(() => {
		callApi(readReveal, { params: { player } }).then(
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
			const revealed = await callApi(revealPlayer, { params: { player }, body: { reason } });
			setUntilMs(revealed.untilMs);
			setOpen(false);
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
				<Button variant="outlined" size="small" onClick={() => setOpen(true)}>
					{t("people.reveal.open")}
				</Button>
			) : (
				<Typography variant="body2" sx={{ color: "warning.main" }} role="status">
					{t("people.reveal.until", { time: time.format(untilMs) })}
				</Typography>
			)}
			{isOpen && (
				<ReasonDialog
					action="reveal"
					isPending={isPending}
					onClose={() => setOpen(false)}
					onReason={(reason) => void reveal(reason)}
				/>
			)}
		</Stack>
	);
}
