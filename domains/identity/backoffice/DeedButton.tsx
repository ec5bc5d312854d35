import { Button } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { type Deed, isHarsh, ReasonDialog } from "./ReasonDialog.tsx";

type Props = {
	deed: Deed;
	about?: string;
	isPending: boolean;
	isDisabled?: boolean;
	onReason(reason: string): Promise<void>;
};

/** Does something to an account once its reason was given. */
export function DeedButton({ deed, about, isPending, isDisabled = false, onReason }: Props) {
	const t = useTranslate();
	const [isAsked, setAsked] = useState(false);
	const done = async (reason: string): Promise<void> => {
		await onReason(reason);
		setAsked(false);
	};
	return (
		<>
			<Button
				variant="outlined"
				color={isHarsh(deed) ? "error" : "primary"}
				disabled={isDisabled || isPending}
				onClick={() => setAsked(true)}
			>
				{t(`people.actions.${deed}`)}
			</Button>
			{isAsked && (
				<ReasonDialog
					{...{ deed, about, isPending }}
					onClose={() => setAsked(false)}
					onReason={(reason) => void done(reason)}
				/>
			)}
		</>
	);
}
