import { ReasonDialog, useChange, useFormats } from "@baize/platform-backoffice";
import { callApi } from "@baize/platform-web/reads";
import { Button, Stack, Typography } from "@mui/material";
import { useCallback, useEffect, useState } from "react";
import { useLocale, useRefresh } from "react-admin";
import { type Revealed, readReveal, revealPlayer } from "../contract/index.ts";

/**
 * Players' personal data is masked. This shows one player's data for 15 minutes to an operator who has given a reason.
 * The page reloads its data at the start and at the end of that time.
 */
export function Reveal({ playerId: player }: { playerId: string }) {
	const { t } = useFormats();
	const refresh = useRefresh();
	const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: "short", hourCycle: "h23" });
	const [{ untilMs, leftMs }, setRevealed] = useState<Revealed>({});
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(revealPlayer);
	const read = useCallback(
		() => callApi(readReveal, { params: { player } }).then(setRevealed, () => setRevealed({})),
		[player],
	);
	useEffect(() => void read(), [read]);
	useEffect(() => {
		if (leftMs === undefined) return;
		const over = setTimeout(() => {
			setRevealed({});
			refresh();
		}, leftMs);
		return () => clearTimeout(over);
	}, [leftMs, refresh]);

	async function reveal(reason: string): Promise<void> {
		if (!(await run({ params: { player }, body: { reason } }))) return;
		setOpen(false);
		await read();
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
					title={t("people.actions.revealTitle")}
					text={t("people.actions.revealText")}
					submit={t("people.actions.reveal")}
					isPending={isPending}
					onClose={() => setOpen(false)}
					onReason={(reason) => void reveal(reason)}
				/>
			)}
		</Stack>
	);
}
