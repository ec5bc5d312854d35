import { ReasonDialog } from "./ReasonDialog.tsx";

type Props = { isOpen: boolean; isPending: boolean; onClose(): void; onReject(reason: string): void };

const WORDS = {
	title: "cashier.decide.rejectTitle",
	text: "cashier.decide.rejectText",
	hint: "cashier.decide.reasonHint",
	submit: "cashier.decide.reject",
};

/** Asks for the reason, which the player reads. */
export const RejectDialog = ({ onReject, ...dialog }: Props) => (
	<ReasonDialog {...dialog} words={WORDS} color="error" onReason={onReject} />
);
