import { Box, Button, type ButtonProps, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslate } from "react-admin";

type Props = {
	title: string;
	/** The label of the button that submits. */
	submit: string;
	/** The label of the button that changes nothing. */
	cancel?: string | undefined;
	color?: ButtonProps["color"];
	size?: "xs" | "sm" | "md";
	isPending: boolean;
	onClose(): void;
	onSubmit(form: FormData): void;
	children: ReactNode;
};

/** A form in a dialog. It is as high as the window allows: its middle scrolls, and its buttons stay visible. */
export function FormDialog({
	title,
	submit,
	cancel,
	color = "primary",
	size = "sm",
	isPending,
	onClose,
	onSubmit,
	children,
}: Props) {
	const t = useTranslate();
	const titleId = useId();
	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		onSubmit(new FormData(event.currentTarget));
	}
	return (
		<Dialog open onClose={onClose} fullWidth maxWidth={size} aria-labelledby={titleId}>
			<Box
				component="form"
				onSubmit={submitted}
				noValidate
				sx={{ display: "flex", flexDirection: "column", minHeight: 0 }}
			>
				<DialogTitle id={titleId}>{title}</DialogTitle>
				<DialogContent>{children}</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{cancel ?? t("office.cancel")}</Button>
					<Button type="submit" variant="contained" color={color} disabled={isPending}>
						{submit}
					</Button>
				</DialogActions>
			</Box>
		</Dialog>
	);
}
