import { Button } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { type AccountAction, isHarsh, ReasonDialog } from "./ReasonDialog.tsx";

type Props = {
	action: AccountAction;
	about?: string;
	isPending: boolean;
	isDisabled?: boolean;
	onReason(reason: string): Promise<void>;
};

/** Changes an account after the operator has given a reason. */
export function ActionButton({ action, about, isPending, isDisabled = false, onReason }: Props) {
	const t = useTranslate();
	const [isOpen, setOpen] = useState(false);
	const done = async (reason: string): Promise<void> => {
		await onReason(reason);
		setOpen(false);
	};
	return (
		<>
			<Button
				variant="outlined"
				color={isHarsh(action) ? "error" : "primary"}
				disabled={isDisabled || isPending}
				onClick={() => setOpen(true)}
			>
				{t(`people.actions.${action}`)}
			</Button>
			{isOpen && (
				<ReasonDialog
					{...{ action, about, isPending }}
					onClose={() => setOpen(false)}
					onReason={(reason) => void done(reason)}
				/>
			)}
		</>
	);
}
