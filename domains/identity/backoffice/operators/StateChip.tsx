import { Chip } from "@mui/material";
import { useTranslate } from "react-admin";
import type { OperatorState } from "../../contract/index.ts";

const COLOURS = { active: "success", invited: "info", enrolling: "info", suspended: "error" } as const;

export function StateChip({ state }: { state: OperatorState }) {
	const t = useTranslate();
	return <Chip size="small" variant="outlined" color={COLOURS[state]} label={t(`operators.states.${state}`)} />;
}
