import { MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { type RequiredAction as Action, type PlayerFile, REQUIRED_ACTIONS, requireAction } from "../contract/index.ts";
import { AccountAction } from "./AccountAction.tsx";

const NONE = "none";

/** What the player must do at the next login. Their sessions end, so the change needs a press of a button. */
export function RequiredAction({ file }: { file: PlayerFile }) {
	const t = useTranslate();
	const present = file.requiredAction ?? NONE;
	const [action, setAction] = useState<Action | typeof NONE>(present);
	const change = action === NONE && present !== NONE ? "release" : "require";
	const choices = REQUIRED_ACTIONS.filter((one) => one === present || isOfUse(one, file.pin));
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
				{[NONE, ...choices].map((value) => (
					<MenuItem key={value} value={value}>
						{t(`people.required.${value}`)}
					</MenuItem>
				))}
			</TextField>
			<AccountAction
				call={requireAction}
				action={change}
				done={`people.actions.${change}d`}
				about={t(`people.required.${action === NONE ? present : action}`)}
				isDisabled={action === present}
				input={(reason) => ({ params: { player: file.id }, body: { action, reason } })}
			/>
		</Stack>
	);
}

/** A player who has a PIN need not add one, and a player without a PIN cannot choose a new one. */
function isOfUse(action: Action, pin: PlayerFile["pin"]): boolean {
	if (action === "ADD_PIN_CODE") return pin === "none";
	return action !== "forcePinReset" || pin !== "none";
}
