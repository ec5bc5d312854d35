import { useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { type Duplicate, type DuplicateResolution, resolveDuplicate } from "../../contract/index.ts";
import { DecisionDialog } from "./DecisionDialog.tsx";

/** What was decided, by whom and why, with the button to decide or to decide again. */
export function Decision({ duplicate }: { duplicate: Duplicate }) {
	const { t, time } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	const resolve = useChange(resolveDuplicate, { done: "duplicates.decided" });
	const { player, older, resolution, reason, resolvedAtMs, resolvedBy } = duplicate;

	async function decide(choice: DuplicateResolution, why: string): Promise<void> {
		const params = { player: player.id, older: older.id };
		await resolve.run({ params, body: { resolution: choice, reason: why } });
		setOpen(false);
	}

	return (
		<div>
			{resolution && (
				<>
					<Typography variant="body2">{t(`duplicates.resolutions.${resolution}.done`)}</Typography>
					<Typography variant="body2" color="text.secondary">
						{t("duplicates.by", { name: resolvedBy, time: time(resolvedAtMs ?? 0), reason })}
					</Typography>
				</>
			)}
			{may(resolveDuplicate) && (
				<Button
					size="small"
					variant="outlined"
					aria-label={t("duplicates.decideAbout", { player: player.displayName, email: player.email })}
					onClick={() => setOpen(true)}
				>
					{t(resolution ? "duplicates.decideAnew" : "duplicates.decide")}
				</Button>
			)}
			{isOpen && (
				<DecisionDialog
					duplicate={duplicate}
					isPending={resolve.isPending}
					onClose={() => setOpen(false)}
					onDecided={(choice, why) => void decide(choice, why)}
				/>
			)}
		</div>
	);
}
