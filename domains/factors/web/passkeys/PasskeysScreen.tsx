import { pages } from "@baize/platform-paths";
import { Button, Dialog, Panel, PasswordField, TextField, toasts } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { useBodyRules, useCall, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { removePasskey, renamePasskey } from "../../contract/passkey-calls.ts";
import type { FactorSettings, Passkey } from "../../contract/schemas.ts";
import { FactorsFrame } from "../FactorsFrame.tsx";
import { useFactorsTexts } from "../texts.ts";
import { useNewPasskey } from "./use-new-passkey.ts";

/** The passkeys of an account: rename, remove and add. */
export function PasskeysScreen({ passkeys }: FactorSettings) {
	const t = useFactorsTexts();
	const path = useSitePath();
	return (
		<FactorsFrame
			title={t("passkeys.title")}
			description={t("passkeys.description")}
			parents={[{ label: t("twoFactor.title"), href: path(pages.twoFactor) }]}
		>
			<p>{t("passkeys.intro")}</p>
			<Panel title={t("passkeys.listTitle")}>
				{passkeys.length === 0 ? (
					<p className="text-ink-muted">{t("passkeys.none")}</p>
				) : (
					<ul className="grid divide-y divide-hairline">
						{passkeys.map((passkey) => (
							<PasskeyLine key={passkey.passkeyId} passkey={passkey} />
						))}
					</ul>
				)}
			</Panel>
			<Panel title={t("passkeys.addTitle")}>
				<AddForm />
			</Panel>
		</FactorsFrame>
	);
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
	const t = useFactorsTexts();
	const date = useDateText();
	const [act, setAct] = useState<"rename" | "remove">();
	const { name, createdAtMs, usedAtMs } = passkey;
	const used = usedAtMs === undefined ? t("passkeys.neverUsed") : t("passkeys.used", { date: date(usedAtMs) });
	const done = (): void => setAct(undefined);
	return (
		<li className="grid gap-2 py-3">
			{act === "rename" ? (
				<RenameForm passkey={passkey} onDone={done} />
			) : (
				<div className="flex flex-wrap items-center gap-2">
					<span className="grid min-w-48 flex-1">
						<bdi className="font-medium break-words">{name}</bdi>
						<span className="text-sm text-ink-muted">
							{t("passkeys.added", { date: date(createdAtMs, { dateStyle: "medium" }) })} · {used}
						</span>
					</span>
					<Button
						size="s"
						look="secondary"
						aria-label={`${t("passkeys.rename")}: ${name}`}
						onClick={() => setAct("rename")}
					>
						{t("passkeys.rename")}
					</Button>
					<Button
						size="s"
						look="secondary"
						aria-label={`${t("passkeys.remove")}: ${name}`}
						onClick={() => setAct("remove")}
					>
						{t("passkeys.remove")}
					</Button>
				</div>
			)}
			<RemoveDialog passkey={passkey} isOpen={act === "remove"} onDone={done} />
		</li>
	);
}

function RenameForm({ passkey: { passkeyId, name }, onDone }: { passkey: Passkey; onDone(): void }) {
	const t = useFactorsTexts();
	const errorText = useErrorText();
	const session = useViewer()?.handle ?? "";
	const { revalidate } = useRevalidator();
	const call = useCall(renamePasskey);
	useBodyRules(renamePasskey, () => import("../../contract/rules/rename-passkey.ts"));
	const [typed, setTyped] = useState(name);
	const [showsErrors, setShowsErrors] = useState(false);
	async function submitted(event: FormEvent): Promise<void> {
		event.preventDefault();
		setShowsErrors(true);
		if (typed.trim() === "") return;
		if (!(await call.run({ params: { session, passkey: passkeyId }, body: { name: typed } }))) return;
		await revalidate();
		onDone();
	}
	const missing = showsErrors && typed.trim() === "" ? t("passkeys.missingName") : undefined;
	return (
		<form method="post" noValidate onSubmit={(event) => void submitted(event)} className="grid gap-3">
			<TextField
				autoFocus
				label={t("passkeys.name")}
				maxLength={60}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				error={missing ?? (call.error && errorText(call.error))}
			/>
			<div className="flex gap-2">
				<Button size="s" type="submit" pending={call.pending}>
					{t("passkeys.save")}
				</Button>
				<Button size="s" look="secondary" onClick={onDone}>
					{t("passkeys.cancel")}
				</Button>
			</div>
		</form>
	);
}

function RemoveDialog({ passkey, isOpen, onDone }: { passkey: Passkey; isOpen: boolean; onDone(): void }) {
	const t = useFactorsTexts();
	const errorText = useErrorText();
	const session = useViewer()?.handle ?? "";
	const { revalidate } = useRevalidator();
	const call = useCall(removePasskey);
	async function remove(): Promise<void> {
		const removed = await call.run({ params: { session, passkey: passkey.passkeyId } });
		if (!removed) return;
		toasts.raise(t("passkeys.removedDone"), { tone: "success" });
		onDone();
		await revalidate();
	}
	const actions = (
		<>
			<Button look="secondary" onClick={onDone}>
				{t("passkeys.keep")}
			</Button>
			<Button look="danger" pending={call.pending} onClick={() => void remove()}>
				{t("passkeys.remove")}
			</Button>
		</>
	);
	return (
		<Dialog
			open={isOpen}
			onClose={onDone}
			title={t("passkeys.removeTitle", { name: passkey.name })}
			closeLabel={t("passkeys.close")}
			actions={actions}
		>
			<p>{t("passkeys.removeText")}</p>
			{call.error && <p role="alert">{errorText(call.error)}</p>}
		</Dialog>
	);
}

function AddForm() {
	const t = useFactorsTexts();
	const { state, submitted } = useNewPasskey();
	return (
		<form method="post" noValidate onSubmit={(event) => void submitted(event)} className="grid gap-4">
			<TextField
				name="name"
				label={t("passkeys.name")}
				hint={t("passkeys.nameHint")}
				maxLength={60}
				autoComplete="off"
				error={state.name}
			/>
			<PasswordField
				name="password"
				label={t("passkeys.password")}
				revealLabel={t("pin.showPassword")}
				dir="ltr"
				error={state.password}
			/>
			{state.failure && (
				<p role="alert" className="text-danger-ink">
					{state.failure}
				</p>
			)}
			<Button type="submit" icon="fingerprint" pending={state.pending === true}>
				{t("passkeys.add")}
			</Button>
		</form>
	);
}
