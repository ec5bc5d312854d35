import { Button, Paper, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { EXCLUSION_TERMS, endExclusion, type GuardedPlayer, imposeBreak, TIME_OUT_DAYS } from "../contract/index.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { useAct } from "./use-act.ts";

type Act = "timeOut" | "exclusion" | "end";

/** What an operator may do for a player, each with a reason that goes to the audit log. */
export function BreakActions({ player }: { player: GuardedPlayer }) {
	const t = useTranslate();
	const [act, setAct] = useState<Act | null>(null);
	const params = { player: player.id };
	const impose = useAct(imposeBreak, "saferPlay.acts.imposed");
	const end = useAct(endExclusion, "saferPlay.acts.ended");
	const isExcluded = player.state.restriction?.kind === "EXCLUDED";
	const close = (): void => setAct(null);
	const choices =
		act === "timeOut"
			? TIME_OUT_DAYS.map((days) => ({ value: String(days), label: t("saferPlay.days", { smart_count: days }) }))
			: act === "exclusion"
				? EXCLUSION_TERMS.map((term) => ({ value: term, label: t(`saferPlay.terms.${term}`) }))
				: [];

	async function done(choice: string, reason: string): Promise<void> {
		const term = EXCLUSION_TERMS.find((each) => each === choice);
		if (act === "end") await end.run({ params, body: { reason } });
		else if (act === "timeOut") await impose.run({ params, body: { kind: "timeOut", days: Number(choice), reason } });
		else if (term) await impose.run({ params, body: { kind: "exclusion", term, reason } });
		close();
	}

	return (
		<Paper variant="outlined" sx={{ p: 2 }}>
			<Typography component="h2" variant="overline">
				{t("saferPlay.acts.title")}
			</Typography>
			<Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
				<Button variant="outlined" disabled={isExcluded} onClick={() => setAct("timeOut")}>
					{t("saferPlay.acts.timeOut")}
				</Button>
				<Button variant="outlined" color="error" onClick={() => setAct("exclusion")}>
					{t("saferPlay.acts.exclusion")}
				</Button>
				{isExcluded && (
					<Button variant="outlined" onClick={() => setAct("end")}>
						{t("saferPlay.acts.end")}
					</Button>
				)}
			</Stack>
			{act && (
				<ReasonDialog
					key={act}
					title={t(`saferPlay.acts.${act}`)}
					text={t(`saferPlay.acts.${act}Text`)}
					choices={choices}
					isPending={impose.isPending || end.isPending}
					onClose={close}
					onDone={(choice, reason) => void done(choice, reason)}
				/>
			)}
		</Paper>
	);
}
