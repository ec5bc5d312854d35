import { Chip, type ChipProps } from "@mui/material";
import { useTranslate } from "react-admin";
import type { QueuedWithdrawalView } from "../contract/index.ts";

const COLORS: Record<QueuedWithdrawalView["state"], ChipProps["color"]> = {
	requested: "primary",
	approved: "info",
	paying: "info",
	paid: "success",
	rejected: "default",
	cancelled: "default",
	failed: "error",
	refused: "default",
};

export function StateChip({ state }: { state: QueuedWithdrawalView["state"] }) {
	const t = useTranslate();
	return <Chip size="small" variant="outlined" color={COLORS[state]} label={t(`cashier.states.${state}`)} />;
}
