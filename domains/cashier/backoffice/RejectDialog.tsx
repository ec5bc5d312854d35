import { ReasonDialog } from "./ReasonDialog.tsx";

type Props = { isOpen: boolean; isPending: boolean; onClose(): void; onReject(reason: string): void };

const TEXT_KEYS = {
	title: "cashier.decide.rejectTitle",
	text: "cashier.decide.rejectText",
	hint: "cashier.decide.reasonHint",
	submit: "cashier.decide.reject",
};

/** Asks for the reason, which is shown to the player. */
export const RejectDialog = ({ onReject, ...dialog }: Props) => (
	<ReasonDialog {...dialog} texts={TEXT_KEYS} color="error" onReason={onReject} />
);
