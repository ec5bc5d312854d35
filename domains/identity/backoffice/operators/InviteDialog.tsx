import { CallError, callApi } from "@baize/platform-web/reads";
import {
	Alert,
	Button,
	Dialog,
	DialogActions,
	DialogContent,
	DialogContentText,
	DialogTitle,
	Stack,
	TextField,
} from "@mui/material";
import { type FormEvent, useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";
import { EMAIL_PATTERN, inviteOperator, type Role } from "../../contract/index.ts";
import { RoleChoices } from "./RoleChoices.tsx";

type Problems = { email?: string; roles?: string; reason?: string };
const EMAIL = new RegExp(EMAIL_PATTERN, "u");
const MIN_REASON_LENGTH = 3;

/** Invites an operator by mail. */
export function InviteDialog({ onClose }: { onClose(): void }) {
	const t = useTranslate();
	const notify = useNotify();
	const refresh = useRefresh();
	const [roles, setRoles] = useState<string[]>([]);
	const [problems, setProblems] = useState<Problems>({});
	const [refused, setRefused] = useState("");
	const [isPending, setPending] = useState(false);

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const given = (name: string): string => String(form.get(name)).trim().replaceAll(/\s+/g, " ");
		const [email, name, reason] = [given("email"), given("name"), given("reason")];
		const found: Problems = {
			...(EMAIL.test(email) ? {} : { email: t("operators.invite.noEmail") }),
			...(roles.length > 0 ? {} : { roles: t("operators.noRoles") }),
			...(reason.length >= MIN_REASON_LENGTH ? {} : { reason: t("people.actions.reasonHint") }),
		};
		setProblems(found);
		if (Object.keys(found).length > 0) return;
		setPending(true);
		try {
			const body = { email, ...(name ? { name } : {}), roles: roles as Role[], reason };
			await callApi(inviteOperator, { body });
			notify("operators.invite.done", { type: "success", messageArgs: { email } });
			refresh();
			onClose();
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			setRefused(t(error.body.message));
		} finally {
			setPending(false);
		}
	}

	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="invite-title">
			<form onSubmit={(event) => void submit(event)} noValidate>
				<DialogTitle id="invite-title">{t("operators.invite.title")}</DialogTitle>
				<DialogContent>
					<Stack spacing={2}>
						<DialogContentText>{t("operators.invite.text")}</DialogContentText>
						{refused && (
							<Alert severity="error" role="alert">
								{refused}
							</Alert>
						)}
						<TextField
							name="email"
							type="email"
							label={t("operators.invite.email")}
							error={problems.email !== undefined}
							helperText={problems.email}
							autoComplete="off"
							required
							autoFocus
						/>
						<TextField name="name" label={t("operators.invite.name")} autoComplete="off" />
						<RoleChoices chosen={roles} onChosen={setRoles} {...(problems.roles ? { problem: problems.roles } : {})} />
						<TextField
							name="reason"
							label={t("people.actions.reason")}
							error={problems.reason !== undefined}
							helperText={t("people.actions.reasonHint")}
							required
							slotProps={{ htmlInput: { maxLength: 500 } }}
						/>
					</Stack>
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{t("people.actions.cancel")}</Button>
					<Button type="submit" variant="contained" disabled={isPending}>
						{t("operators.invite.submit")}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
