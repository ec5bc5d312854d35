import {
	Button,
	Dialog,
	DialogActions,
	DialogContent,
	DialogContentText,
	DialogTitle,
	FormControl,
	FormControlLabel,
	FormHelperText,
	FormLabel,
	Radio,
	RadioGroup,
	TextField,
} from "@mui/material";
import { type FormEvent, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { DUPLICATE_RESOLUTIONS, type Duplicate, type DuplicateResolution } from "../../contract/index.ts";

type Props = {
	duplicate: Duplicate;
	isPending: boolean;
	onClose(): void;
	onDecided(resolution: DuplicateResolution, reason: string): void;
};

const MIN_LENGTH = 3;
const MAX_LENGTH = 500;

/** Two people, one person who may have both accounts, or one person; and why. */
export function DecisionDialog({ duplicate, isPending, onClose, onDecided }: Props) {
	const t = useTranslate();
	const field = useRef<HTMLTextAreaElement>(null);
	const [choice, setChoice] = useState<DuplicateResolution>();
	const [reason, setReason] = useState("");
	const [isSubmitted, setSubmitted] = useState(false);
	const given = reason.trim().replaceAll(/\s+/g, " ");
	const isReasonWrong = isSubmitted && given.length < MIN_LENGTH;
	const isChoiceMissing = isSubmitted && !choice;
	// No one may have a second account beside one that is excluded or disabled.
	const choices = DUPLICATE_RESOLUTIONS.filter((each) => each !== "allowed" || duplicate.olderStatus !== "guarded");

	function submit(event: FormEvent): void {
		event.preventDefault();
		setSubmitted(true);
		if (choice && given.length >= MIN_LENGTH) onDecided(choice, given);
		else if (choice) field.current?.focus();
	}

	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="decision-title">
			<form onSubmit={submit} noValidate>
				<DialogTitle id="decision-title">{t("duplicates.decideTitle")}</DialogTitle>
				<DialogContent>
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
					<TextField
						inputRef={field}
						fullWidth
						required
						multiline
						minRows={2}
						label={t("people.actions.reason")}
						helperText={t("people.actions.reasonHint")}
						value={reason}
						error={isReasonWrong}
						slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
						onChange={(event) => setReason(event.target.value)}
					/>
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{t("people.actions.cancel")}</Button>
					<Button type="submit" variant="contained" disabled={isPending}>
						{t("duplicates.decide")}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
