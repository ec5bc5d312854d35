import { FormDialog, useFormats } from "@baize/platform-backoffice";
import { callApi, useBodyRules } from "@baize/platform-web/reads";
import { Box, Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { type Passkey, removeOperatorPasskey, renameOperatorPasskey } from "../contract/index.ts";
import { RemoveDialog } from "./RemoveDialog.tsx";
import type { useFactorAttempt } from "./use-factor-attempt.ts";

type Attempt = ReturnType<typeof useFactorAttempt>["attempt"];
type Props = { passkeys: readonly Passkey[]; attempt: Attempt; onChanged(): Promise<void>; onRemoved(): void };
type Chosen = { passkey: Passkey; action: "rename" | "remove" };

/** The operator's passkeys, each with buttons to rename or remove it. */
export function PasskeyRows({ passkeys, attempt, onChanged, onRemoved }: Props) {
	const { t, day } = useFormats();
	const notify = useNotify();
	const [chosen, setChosen] = useState<Chosen>();
	useBodyRules(renameOperatorPasskey, () => import("../contract/rules/rename-operator-passkey.ts"));

	async function remove({ passkeyId: passkey }: Passkey): Promise<void> {
		setChosen(undefined);
		if (await attempt(() => callApi(removeOperatorPasskey, { params: { passkey } }))) onRemoved();
	}
	async function rename({ passkeyId: passkey }: Passkey, name: string): Promise<void> {
		setChosen(undefined);
		if (!(await attempt(() => callApi(renameOperatorPasskey, { params: { passkey }, body: { name } })))) return;
		notify("secondFactor.panel.renamed", { type: "success" });
		await onChanged();
	}

	if (passkeys.length === 0)
		return <Typography sx={{ color: "text.secondary" }}>{t("secondFactor.panel.noPasskeys")}</Typography>;
	return (
		<>
			<Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
				{passkeys.map((passkey) => (
					<Stack
						component="li"
						key={passkey.passkeyId}
						direction="row"
						useFlexGap
						sx={{ alignItems: "center", gap: 1, flexWrap: "wrap" }}
					>
						<Box sx={{ flex: "1 1 12rem", overflowWrap: "anywhere" }}>
							<strong>{passkey.name}</strong>
							<Box sx={{ color: "text.secondary" }}>
								{t("secondFactor.panel.made", { time: day(passkey.createdAtMs) })}
								{passkey.usedAtMs !== undefined && `, ${t("secondFactor.panel.used", { time: day(passkey.usedAtMs) })}`}
							</Box>
						</Box>
						<Button
							aria-label={`${t("secondFactor.panel.rename")}: ${passkey.name}`}
							onClick={() => setChosen({ passkey, action: "rename" })}
						>
							{t("secondFactor.panel.rename")}
						</Button>
						<Button
							color="error"
							aria-label={`${t("secondFactor.panel.removePasskey")}: ${passkey.name}`}
							onClick={() => setChosen({ passkey, action: "remove" })}
						>
							{t("secondFactor.panel.removePasskey")}
						</Button>
					</Stack>
				))}
			</Box>
			{chosen?.action === "remove" && (
				<RemoveDialog
					what={chosen.passkey.name}
					onClose={() => setChosen(undefined)}
					onRemove={() => void remove(chosen.passkey)}
				/>
			)}
			{chosen?.action === "rename" && (
				<RenameDialog
					name={chosen.passkey.name}
					onClose={() => setChosen(undefined)}
					onName={(name) => void rename(chosen.passkey, name)}
				/>
			)}
		</>
	);
}

type RenameProps = { name: string; onClose(): void; onName(name: string): void };

function RenameDialog({ name, onClose, onName }: RenameProps) {
	const { t } = useFormats();
	function submit(form: FormData): void {
		const given = String(form.get("name")).trim();
		if (given !== "") onName(given);
	}
	return (
		<FormDialog
			title={t("secondFactor.passkeyName")}
			submit={t("secondFactor.panel.rename")}
			cancel={t("secondFactor.panel.cancel")}
			size="xs"
			isPending={false}
			onClose={onClose}
			onSubmit={submit}
		>
			<TextField
				name="name"
				defaultValue={name}
				label={t("secondFactor.passkeyName")}
				required
				autoFocus
				fullWidth
				margin="dense"
				slotProps={{ htmlInput: { maxLength: 60 } }}
			/>
		</FormDialog>
	);
}
