import { useFormats, useRead } from "@baize/platform-backoffice";
import {
	Alert,
	Box,
	Button,
	ButtonBase,
	Dialog,
	DialogActions,
	DialogContent,
	DialogTitle,
	Stack,
	TextField,
	Typography,
} from "@mui/material";
import { useId, useState } from "react";
import { listPictures, pictureAddress, pictureIn } from "../../../contract/index.ts";
import { Thumbnail } from "../../pictures/Thumbnail.tsx";
import { TextInput } from "./TextInput.tsx";
import { type InputProps, useForm } from "./use-form.ts";
import { useSettled } from "./use-settled.ts";

const SHOWN = 48;
const MIDDLE = { x: 50, y: 50 };

/** The address of a picture: of an uploaded one, picked, or of one of the site's own, typed. */
export function PictureInput(props: InputProps) {
	const { value, onChange } = props;
	const { t } = useFormats();
	const { isReadOnly } = useForm();
	const [isOpen, setOpen] = useState(false);
	const picture = pictureIn(value);
	return (
		<Stack spacing={1}>
			<Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
				{picture !== undefined && <Thumbnail picture={{ id: picture, focus: MIDDLE }} alt="" />}
				<Button variant="outlined" disabled={isReadOnly} onClick={() => setOpen(true)}>
					{t("pictures.pick.open")}
				</Button>
			</Stack>
			<TextInput {...props} />
			{isOpen && (
				<PictureDialog
					onClose={() => setOpen(false)}
					onPick={(id) => {
						onChange(pictureAddress(id));
						setOpen(false);
					}}
				/>
			)}
		</Stack>
	);
}

type DialogProps = { onClose(): void; onPick(id: string): void };

function PictureDialog({ onClose, onPick }: DialogProps) {
	const { t } = useFormats();
	const titleId = useId();
	const [typed, setTyped] = useState("");
	const search = useSettled(typed.trim());
	const query = { state: "ready", limit: SHOWN, ...(search === "" ? {} : { search }) } as const;
	const { data, failure } = useRead(listPictures, { query });
	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
			<DialogTitle id={titleId}>{t("pictures.pick.title")}</DialogTitle>
			<DialogContent>
				<Stack spacing={2} sx={{ pt: 1 }}>
					<TextField
						label={t("pictures.pick.search")}
						value={typed}
						autoFocus
						fullWidth
						onChange={({ target }) => setTyped(target.value)}
					/>
					{failure}
					{data?.pictures.length === 0 && <Alert severity="info">{t("pictures.pick.none")}</Alert>}
					<Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))" }}>
						{data?.pictures.map((picture) => (
							<ButtonBase
								key={picture.id}
								focusRipple
								aria-label={`${picture.alt} (${picture.name})`}
								onClick={() => onPick(picture.id)}
								sx={{ display: "grid", gap: 0.5, p: 1, borderRadius: 1, border: 1, borderColor: "divider" }}
							>
								<Thumbnail picture={picture} alt="" />
								<Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
									{picture.alt}
								</Typography>
							</ButtonBase>
						))}
					</Box>
					{typeof data?.next === "string" && <Typography>{t("pictures.pick.more")}</Typography>}
				</Stack>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>{t("pictures.pick.close")}</Button>
			</DialogActions>
		</Dialog>
	);
}
