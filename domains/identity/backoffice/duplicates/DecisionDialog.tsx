import { FormDialog, useReason } from "@baize/platform-backoffice";
import {
	DialogContentText,
	FormControl,
	FormControlLabel,
	FormHelperText,
	FormLabel,
	Radio,
	RadioGroup,
	TextField,
} from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { DUPLICATE_RESOLUTIONS, type Duplicate, type DuplicateResolution } from "../../contract/index.ts";

type Props = {
	duplicate: Duplicate;
	isPending: boolean;
	onClose(): void;
	onDecided(resolution: DuplicateResolution, reason: string): void;
};

/** Two people, one person who may have both accounts, or one person; and why. */
export function DecisionDialog({ duplicate, isPending, onClose, onDecided }: Props) {
	const t = useTranslate();
	const reason = useReason();
	const [choice, setChoice] = useState<DuplicateResolution>();
	const [isChoiceMissing, setChoiceMissing] = useState(false);
	// No one may have a second account beside one that is excluded or disabled.
	const choices = DUPLICATE_RESOLUTIONS.filter((each) => each !== "allowed" || duplicate.olderStatus !== "guarded");

	function submit(): void {
		const given = reason.read();
		setChoiceMissing(!choice);
		if (choice && given !== undefined) onDecided(choice, given);
		else if (choice) reason.focus();
	}

	return (
		<FormDialog
			title={t("duplicates.decideTitle")}
			submit={t("duplicates.decide")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={submit}
		>
			<DialogContentText sx={{ mb: 2 }}>
				{t("duplicates.decideText", { player: duplicate.player.email, older: duplicate.older.email })}
			</DialogContentText>
			<FormControl error={isChoiceMissing} sx={{ mb: 2 }}>
				<FormLabel id="decision-choice">{t("duplicates.choice")}</FormLabel>
				<RadioGroup
					aria-labelledby="decision-choice"
					value={choice ?? ""}
					onChange={(_event, value) => setChoice(value as DuplicateResolution)}
				>
					{choices.map((each) => (
						<FormControlLabel
							key={each}
							value={each}
							control={<Radio />}
							label={t(`duplicates.resolutions.${each}.choice`)}
						/>
					))}
				</RadioGroup>
				{isChoiceMissing && <FormHelperText>{t("duplicates.choiceMissing")}</FormHelperText>}
			</FormControl>
			<TextField {...reason.field} />
		</FormDialog>
	);
}
