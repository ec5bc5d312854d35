import { StateChip, type ToneByState } from "@baize/platform-backoffice";
import { Chip, Stack } from "@mui/material";
import type { QueuedWithdrawalView } from "../contract/index.ts";
import { useHoldText } from "./HoldCard.tsx";

const TONES: ToneByState<QueuedWithdrawalView["state"]> = {
	requested: "primary",
	approved: "info",
	paying: "info",
	paid: "success",
	rejected: "default",
	cancelled: "default",
	failed: "error",
	refused: "default",
};

/** The state of a withdrawal, and why it cannot be approved yet. */
export function StateAndHold({ withdrawal: { state, hold } }: { withdrawal: QueuedWithdrawalView }) {
	const holdText = useHoldText();
	return (
		<Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 0.5 }}>
			<StateChip state={state} texts="cashier.states" tones={TONES} />
			{hold && <Chip size="small" variant="outlined" color="warning" label={holdText(hold)} />}
		</Stack>
	);
}
