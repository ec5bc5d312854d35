import { StateChip, type ToneByState } from "@baize/platform-backoffice";
import { Chip, Stack } from "@mui/material";
import { useTranslate } from "react-admin";
import type { FoundPlayer, RequiredAction } from "../contract/index.ts";

const TONES: ToneByState<FoundPlayer["status"]> = {
	active: "success",
	closed: "default",
	disabled: "error",
};

type Props = { status: FoundPlayer["status"]; isBlocked: boolean; requiredAction?: RequiredAction | undefined };

/** A player's status, and anything else that stops them from simply logging in. */
export function StatusChips({ status, isBlocked, requiredAction }: Props) {
	const t = useTranslate();
	return (
		<Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 0.5 }}>
			<StateChip state={status} texts="people.statuses" tones={TONES} />
			{isBlocked && (
				<Chip size="small" variant="outlined" color="error" label={t("people.standings.verificationBlocked")} />
			)}
			{requiredAction && (
				<Chip size="small" variant="outlined" color="warning" label={t(`people.required.${requiredAction}`)} />
			)}
		</Stack>
	);
}
