import { Chip, type ChipProps } from "@mui/material";
import { useTranslate } from "react-admin";
import type { FoundPlayer } from "../contract/index.ts";

const COLORS: Record<FoundPlayer["status"], ChipProps["color"]> = {
	active: "success",
	closed: "default",
	disabled: "error",
};

export function StatusChip({ status }: { status: FoundPlayer["status"] }) {
	const t = useTranslate();
	return <Chip size="small" variant="outlined" color={COLORS[status]} label={t(`people.statuses.${status}`)} />;
}
