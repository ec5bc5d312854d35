import { Chip, type ChipProps, Stack } from "@mui/material";
import { useTranslate } from "react-admin";
import type { FoundPlayer, RequiredAction } from "../contract/index.ts";

const COLORS: Record<FoundPlayer["status"], ChipProps["color"]> = {
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
			<Chip size="small" variant="outlined" color={COLORS[status]} label={t(`people.statuses.${status}`)} />
			{isBlocked && (
				<Chip size="small" variant="outlined" color="error" label={t("people.standings.verificationBlocked")} />
			)}
			{requiredAction && (
				<Chip size="small" variant="outlined" color="warning" label={t(`people.required.${requiredAction}`)} />
			)}
		</Stack>
	);
}
