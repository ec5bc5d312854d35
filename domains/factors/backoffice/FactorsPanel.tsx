import { Panel, useFormats } from "@baize/platform-backoffice";
import { callApi } from "@baize/platform-web/reads";
import { Alert, Button, Dialog, DialogContent, DialogTitle, Stack, Typography } from "@mui/material";
import { useCallback, useEffect, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import {
	type OperatorFactors,
	readOperatorFactors,
	removeOperatorAuthenticator,
	renewOperatorRecoveryCodes,
} from "../contract/index.ts";
import { AuthenticatorSetup } from "./AuthenticatorSetup.tsx";
import { PasskeyRows } from "./PasskeyRows.tsx";
import { PasskeySetup } from "./PasskeySetup.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { useFactorAttempt } from "./use-factor-attempt.ts";

type Open = { kind: "authenticator" | "passkey" | "remove" } | { kind: "codes"; codes: readonly string[] };

/** An operator's own factors. Each change ends their other sessions; the last factor cannot be removed. */
export function FactorsPanel() {
	const t = useTranslate();
	const notify = useNotify();
	const { attempt, isPending, problem } = useFactorAttempt();
	const [factors, setFactors] = useState<OperatorFactors>();
	const [open, setOpen] = useState<Open>();
	const read = useCallback(async () => setFactors(await callApi(readOperatorFactors, {})), []);
	useEffect(() => void read().catch(() => {}), [read]);

	function done(): void {
		setOpen(undefined);
		notify("secondFactor.panel.done", { type: "success" });
		void read();
	}
	async function renew(): Promise<void> {
		const renewed = await attempt(() => callApi(renewOperatorRecoveryCodes, {}));
		if (renewed) setOpen({ kind: "codes", codes: renewed.recoveryCodes });
	}
	async function remove(): Promise<void> {
		setOpen(undefined);
		if (await attempt(() => callApi(removeOperatorAuthenticator, {}))) done();
	}

	if (!factors) return null;
	return (
		<>
			{problem && (
				<Alert severity="error" role="alert">
					{problem}
				</Alert>
			)}
			<Authenticator {...{ factors, isPending, setOpen }} onRenew={() => void renew()} />
			<Panel title={t("secondFactor.panel.passkeys")}>
				<PasskeyRows passkeys={factors.passkeys} attempt={attempt} onChanged={read} onRemoved={done} />
				<Button variant="outlined" sx={{ mt: 2 }} onClick={() => setOpen({ kind: "passkey" })}>
					{t("secondFactor.panel.addPasskey")}
				</Button>
			</Panel>
			{open && open.kind !== "remove" && (
				<Dialog open onClose={() => setOpen(undefined)} fullWidth maxWidth="xs" aria-labelledby="factor-title">
					<DialogTitle id="factor-title">{t(TITLES[open.kind])}</DialogTitle>
					<DialogContent>
						{open.kind === "authenticator" && <AuthenticatorSetup onDone={done} onBack={() => setOpen(undefined)} />}
						{open.kind === "passkey" && <PasskeySetup onDone={done} onBack={() => setOpen(undefined)} />}
						{open.kind === "codes" && <RecoveryCodes codes={open.codes} onStored={done} />}
					</DialogContent>
				</Dialog>
			)}
			{open?.kind === "remove" && (
				<RemoveDialog
					what={t("secondFactor.panel.authenticator")}
					onClose={() => setOpen(undefined)}
					onRemove={() => void remove()}
				/>
			)}
		</>
	);
}

const TITLES = {
	authenticator: "secondFactor.panel.authenticator",
	passkey: "secondFactor.panel.addPasskey",
	codes: "secondFactor.panel.renew",
} as const;

type AuthenticatorProps = { factors: OperatorFactors; isPending: boolean; setOpen(open: Open): void; onRenew(): void };

function Authenticator({ factors, isPending, setOpen, onRenew }: AuthenticatorProps) {
	const { t, time } = useFormats();
	const { hasAuthenticator, confirmedAtMs, recoveryCodesLeft } = factors;
	return (
		<Panel title={t("secondFactor.panel.authenticator")}>
			{hasAuthenticator ? (
				<Typography sx={{ color: "text.secondary" }}>
					{confirmedAtMs && t("secondFactor.panel.since", { time: time(confirmedAtMs) })}{" "}
					{t("secondFactor.panel.codesLeft", { smart_count: recoveryCodesLeft })}
				</Typography>
			) : (
				<Typography sx={{ color: "text.secondary" }}>{t("secondFactor.panel.none")}</Typography>
			)}
			<Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap", mt: 2 }}>
				<Button variant="outlined" disabled={isPending} onClick={() => setOpen({ kind: "authenticator" })}>
					{t(hasAuthenticator ? "secondFactor.panel.replace" : "secondFactor.panel.add")}
				</Button>
				{hasAuthenticator && (
					<>
						<Button variant="outlined" disabled={isPending} onClick={onRenew}>
							{t("secondFactor.panel.renew")}
						</Button>
						<Button variant="outlined" color="error" disabled={isPending} onClick={() => setOpen({ kind: "remove" })}>
							{t("secondFactor.panel.remove")}
						</Button>
					</>
				)}
			</Stack>
		</Panel>
	);
}
