import { Chip } from "@mui/material";
import { useTranslate } from "react-admin";
import type { QueuedDocumentView } from "../contract/index.ts";

const COLORS = { pending: "primary", verified: "success", invalid: "warning", blocked: "error" } as const;

export function StateChip({ state }: { state: QueuedDocumentView["state"] }) {
	const t = useTranslate();
	return <Chip size="small" variant="outlined" color={COLORS[state]} label={t(`verification.states.${state}`)} />;
}
