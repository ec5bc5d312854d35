import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useTranslate } from "react-admin";

type Props = { what: string; onClose(): void; onRemove(): void };

/** Asks for confirmation before a factor is removed. */
export function RemoveDialog({ what, onClose, onRemove }: Props) {
	const t = useTranslate();
	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="remove-title">
			<DialogTitle id="remove-title">{t("secondFactor.panel.removeTitle", { what })}</DialogTitle>
			<DialogContent>
				<DialogContentText>{t("secondFactor.panel.removeText")}</DialogContentText>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>{t("secondFactor.panel.cancel")}</Button>
				<Button variant="contained" color="error" onClick={onRemove}>
					{t("secondFactor.panel.remove")}
				</Button>
			</DialogActions>
		</Dialog>
	);
}
