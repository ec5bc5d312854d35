import { FormDialog } from "@baize/platform-backoffice";
import { Checkbox, DialogContentText, FormControlLabel, FormHelperText, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { type FieldReason, REASON_FIELDS, type ReasonField } from "../contract/index.ts";

const MAX_LENGTH = 200;

type Props = {
	isPending: boolean;
	/** A one-sided document has no back to reject. */
	hasBack: boolean;
	onClose(): void;
	onReject(reasons: FieldReason[]): void;
};

/** Prompts for what is not right, field by field; a chosen field may have a note for the player. */
export function ReasonsDialog({ isPending, hasBack, onClose, onReject }: Props) {
	const t = useTranslate();
	const [notes, setNotes] = useState<Partial<Record<ReasonField, string>>>({});
	const [isWrong, setWrong] = useState(false);
	const fields = REASON_FIELDS.filter((field) => hasBack || field !== "back");

	function choose(field: ReasonField, isChosen: boolean): void {
		setNotes(({ [field]: _before, ...rest }) => (isChosen ? { ...rest, [field]: "" } : rest));
		if (isChosen) setWrong(false);
	}

	function submit(): void {
		const reasons = fields.flatMap((field) => {
			const note = notes[field]?.trim();
			return note === undefined ? [] : [{ field, ...(note ? { note } : {}) }];
		});
		setWrong(reasons.length === 0);
		if (reasons.length > 0) onReject(reasons);
	}

	return (
		<FormDialog
			title={t("verification.decide.rejectTitle")}
			submit={t("verification.decide.reject").replace("…", "")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={submit}
		>
			<DialogContentText sx={{ mb: 1 }}>{t("verification.decide.rejectText")}</DialogContentText>
			<Stack>
				{fields.map((field) => (
					<div key={field}>
						<FormControlLabel
							control={
								<Checkbox
									checked={notes[field] !== undefined}
									onChange={(_event, isChosen) => choose(field, isChosen)}
								/>
							}
							label={t(`verification.reasons.${field}`)}
						/>
						{notes[field] !== undefined && (
							<TextField
								label={t("verification.decide.note")}
								value={notes[field]}
								onChange={(event) => setNotes((before) => ({ ...before, [field]: event.target.value }))}
								slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
								size="small"
								fullWidth
								sx={{ mb: 1 }}
							/>
						)}
					</div>
				))}
			</Stack>
			<FormHelperText error role="alert">
				{isWrong && t("verification.decide.noneChosen")}
			</FormHelperText>
		</FormDialog>
	);
}
