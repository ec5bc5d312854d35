import { Box, Paper, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import type { QueuedWithdrawalView } from "../contract/index.ts";
import { useFormats } from "./format.ts";

/** The states that a withdrawal has been in, with time and actor, and when the next one is due. */
export function Timeline({ withdrawal: { steps, nextStepByMs } }: { withdrawal: QueuedWithdrawalView }) {
	const t = useTranslate();
	const { time } = useFormats();
	return (
		<Paper variant="outlined" sx={{ p: 2 }}>
			<Typography component="h2" variant="overline">
				{t("cashier.page.steps")}
			</Typography>
			<Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
				{steps.map(({ state, atMs, by, reason }) => (
					<Box
						component="li"
						key={state}
						sx={{ borderInlineStart: "2px solid", borderInlineStartColor: "primary.main", paddingInlineStart: 1.5 }}
					>
						<strong>{t(`cashier.states.${state}`)}</strong>
						<Box sx={{ color: "text.secondary" }}>
							{time(atMs)} · {t(`cashier.actors.${by}`)}
						</Box>
						{reason && <div>{reason}</div>}
					</Box>
				))}
				{nextStepByMs !== undefined && (
					<Box
						component="li"
						sx={{ borderInlineStart: "2px dashed", paddingInlineStart: 1.5, color: "text.secondary" }}
					>
						{t("cashier.page.due", { time: time(nextStepByMs) })}
					</Box>
				)}
			</Box>
		</Paper>
	);
}
