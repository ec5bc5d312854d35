import { Button, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { type RequiredAction as Action, type PlayerFile, REQUIRED_ACTIONS, requireAction } from "../contract/index.ts";
import { useChange } from "./use-change.ts";

const NONE = "none";

/** What the player must do at the next login. What sessions there are end, so it takes a press of its own. */
export function RequiredAction({ file }: { file: PlayerFile }) {
	const t = useTranslate();
	const present = file.requiredAction ?? NONE;
	const [action, setAction] = useState<Action | typeof NONE>(present);
	const { run, isPending } = useChange(requireAction, "people.actions.required");
	return (
		<Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", mt: 2 }}>
			<TextField
				select
				size="small"
				label={t("people.actions.nextLogin")}
				value={action}
				onChange={(event) => setAction(event.target.value as Action)}
				sx={{ minWidth: "16rem" }}
			>
				{[NONE, ...REQUIRED_ACTIONS].map((value) => (
					<MenuItem key={value} value={value}>
						{t(`people.required.${value}`)}
					</MenuItem>
				))}
			</TextField>
			<Button
				variant="outlined"
				disabled={isPending || action === present}
				onClick={() => void run({ params: { player: file.id }, body: { action } })}
			>
				{t("people.actions.require")}
			</Button>
		</Stack>
	);
}
