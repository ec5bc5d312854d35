import {
	type Account,
	addLinkedAccount,
	isBankAccount,
	type LinkedAccount,
	MAX_LINKED_ACCOUNTS,
	removeLinkedAccount,
} from "@baize/identity/contract";
import {
	noFocusOnPress,
	Refused,
	useAct,
	useFields,
	usePersonTexts,
	useProof,
	useRefusalText,
} from "@baize/identity/web";
import { ActionGroup, Button, EmptyState, Icon, Panel, TextField, toasts } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import type { CallError } from "@baize/platform-web/reads";
import { useState } from "react";
import { useAccountTexts } from "../texts.ts";

type Props = { account: Account; onChanged(account: Account): void };

/** The player's own bank accounts, for payouts. */
export function LinkedAccountsPanel({ account, onChanged }: Props) {
	const t = useAccountTexts();
	const person = usePersonTexts();
	const [isOpen, setOpen] = useState(false);
	const { linkedAccounts } = account;
	const isFull = linkedAccounts.length >= MAX_LINKED_ACCOUNTS;
	const added = (linked: LinkedAccount): void => {
		setOpen(false);
		onChanged({ ...account, linkedAccounts: [...linkedAccounts, linked] });
		toasts.raise(t("linked.added"), { tone: "success" });
	};
	const removed = (id: string): void =>
		onChanged({ ...account, linkedAccounts: linkedAccounts.filter((linked) => linked.id !== id) });
	const add = (
		<Button look="secondary" size="s" icon="plus" onClick={() => setOpen(true)}>
			{t("linked.add")}
		</Button>
	);
	return (
		<Panel title={t("linked.title")} aside={isOpen || isFull ? undefined : add}>
			<div className="grid gap-4">
				{linkedAccounts.length === 0 && !isOpen && (
					<EmptyState icon="building-bank" title={t("linked.empty")}>
						{t("linked.emptyText")}
					</EmptyState>
				)}
				<ul className="grid gap-2 empty:hidden">
					{linkedAccounts.map((linked) => (
						<Linked key={linked.id} linked={linked} onRemoved={() => removed(linked.id)} />
					))}
				</ul>
				{isFull && <p className="text-sm text-ink-muted">{person("errors.linkedAccountsFull")}</p>}
				{isOpen && <AddForm onAdded={added} onCancel={() => setOpen(false)} />}
			</div>
		</Panel>
	);
}

function Linked({ linked: { id, label, lastFour }, onRemoved }: { linked: LinkedAccount; onRemoved(): void }) {
	const t = useAccountTexts();
	const session = useViewer()?.handle ?? "";
	const errorText = useRefusalText();
	const act = useAct(removeLinkedAccount);
	async function press(): Promise<void> {
		const outcome = await act.run({ params: { session, account: id } });
		if (outcome.isDone) {
			onRemoved();
			toasts.raise(t("linked.removed"), { tone: "success" });
		} else if (outcome.error) toasts.raise(errorText(outcome.error), { tone: "danger" });
	}
	return (
		<li className="flex items-center gap-3 rounded-card border border-hairline px-4 py-2">
			<Icon name="building-bank" className="text-ink-muted" />
			<span className="grid min-w-0 flex-1">
				<bdi className="truncate font-medium">{label}</bdi>
				<bdi className="tabular text-sm text-ink-muted" dir="ltr">
					{`•••• ${lastFour}`}
				</bdi>
			</span>
			<Button
				look="quiet"
				size="s"
				icon="trash"
				pending={act.pending}
				aria-label={t("linked.removeOne", { label })}
				onClick={() => void press()}
			>
				{t("linked.remove")}
			</Button>
		</li>
	);
}

function AddForm({ onAdded, onCancel }: { onAdded(linked: LinkedAccount): void; onCancel(): void }) {
	const t = useAccountTexts();
	const session = useViewer()?.handle ?? "";
	const errorText = useRefusalText();
	const [refused, setRefused] = useState<string>();
	const add = useProof(addLinkedAccount, { onDone: onAdded, onRefused: showRefusal, submit: t("linked.submit") });
	const { form, control, showProblems } = useFields({
		name: "linked",
		fields: ["account", "label"],
		problemOf(field, values) {
			if (values[field].trim() === "") return t(`linked.${field}Missing`);
			return field === "account" && !isBankAccount(values.account) ? t("linked.accountWrong") : undefined;
		},
		onSend({ account, label }) {
			setRefused(undefined);
			add.prompt((proof) => ({ params: { session }, body: { account, label: label.trim(), proof } }));
		},
	});
	function showRefusal(error: CallError): void {
		const issue = error.body.errors?.[0];
		if (issue?.field === "account")
			showProblems({ account: t(issue.cause === "known" ? "linked.known" : "linked.accountWrong") });
		else if (issue) showProblems({ label: t("linked.labelWrong") });
		else setRefused(errorText(error));
	}
	return (
		<>
			<form {...form} className="grid gap-4">
				<Refused>{refused}</Refused>
				<TextField
					{...control("account")}
					label={t("linked.account")}
					hint={t("linked.accountHint")}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					dir="ltr"
				/>
				<TextField {...control("label")} label={t("linked.label")} hint={t("linked.labelHint")} maxLength={40} />
				<ActionGroup>
					<Button type="submit" {...noFocusOnPress}>
						{t("linked.submit")}
					</Button>
					<Button look="quiet" onClick={onCancel}>
						{t("profile.cancel")}
					</Button>
				</ActionGroup>
			</form>
			{add.dialog}
		</>
	);
}
