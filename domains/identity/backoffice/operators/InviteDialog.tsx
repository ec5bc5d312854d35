import { FormDialog, useChange, useReason } from "@baize/platform-backoffice";
import { Alert, Button, DialogContentText, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { EMAIL_PATTERN, inviteOperator, type Role } from "../../contract/index.ts";
import { RoleChoices } from "./RoleChoices.tsx";

type Problems = { email?: string; roles?: string };
const EMAIL = new RegExp(EMAIL_PATTERN, "u");

export function InviteButton() {
	const t = useTranslate();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button variant="contained" onClick={() => setOpen(true)}>
				{t("operators.invite.open")}
			</Button>
			{isOpen && <InviteDialog onClose={() => setOpen(false)} />}
		</>
	);
}

/** Invites an operator by mail. */
function InviteDialog({ onClose }: { onClose(): void }) {
	const t = useTranslate();
	const [email, setEmail] = useState("");
	const [roles, setRoles] = useState<string[]>([]);
	const [problems, setProblems] = useState<Problems>({});
	const reason = useReason();
	const { run, isPending, problem } = useChange(inviteOperator, {
		done: () => ["operators.invite.done", { email: email.trim() }],
		refusals: "returned",
		rules: () => import("../../contract/rules/invite-operator.ts"),
	});

	async function submit(form: FormData): Promise<void> {
		const name = String(form.get("name")).trim().replaceAll(/\s+/g, " ");
		const found: Problems = {
			...(EMAIL.test(email.trim()) ? {} : { email: t("operators.invite.noEmail") }),
			...(roles.length > 0 ? {} : { roles: t("operators.noRoles") }),
		};
		setProblems(found);
		const given = reason.read();
		if (given === undefined || Object.keys(found).length > 0) return;
		const body = { email: email.trim(), ...(name ? { name } : {}), roles: roles as Role[], reason: given };
		if (await run({ body })) onClose();
	}

	return (
		<FormDialog
			title={t("operators.invite.title")}
			submit={t("operators.invite.submit")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={(form) => void submit(form)}
		>
			<Stack spacing={2}>
				<DialogContentText>{t("operators.invite.text")}</DialogContentText>
				{problem && (
					<Alert severity="error" role="alert">
						{problem}
					</Alert>
				)}
				<TextField
					type="email"
					label={t("operators.invite.email")}
					value={email}
					onChange={(event) => setEmail(event.target.value)}
					error={problems.email !== undefined}
					helperText={problems.email}
					autoComplete="off"
					required
					autoFocus
				/>
				<TextField name="name" label={t("operators.invite.name")} autoComplete="off" />
				<RoleChoices chosen={roles} onChosen={setRoles} {...(problems.roles ? { problem: problems.roles } : {})} />
				<TextField {...reason.field} />
			</Stack>
		</FormDialog>
	);
}
