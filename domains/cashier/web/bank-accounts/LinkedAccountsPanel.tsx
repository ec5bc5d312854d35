import { EditForm, useEditForm } from "@baize/identity/web";
import { Button, EmptyState, Panel, TextField, toasts } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useBodyRules } from "@baize/platform-web/reads";
import { useState } from "react";
import {
	addLinkedAccount,
	isBankAccount,
	type LinkedAccount,
	MAX_LINKED_ACCOUNTS,
	removeLinkedAccount,
} from "../../contract/index.ts";
import { RemovableRow } from "../RemovableRow.tsx";
import { AccountField } from "./AccountField.tsx";
import { useBankAccountTexts } from "./texts.ts";

type Props = { linkedAccounts: readonly LinkedAccount[] };

/** The player's own bank accounts, for payouts. */
export function LinkedAccountsPanel({ linkedAccounts: first }: Props) {
	const t = useBankAccountTexts();
	const [isOpen, setOpen] = useState(false);
	const [linkedAccounts, setLinkedAccounts] = useState(first);
	const isFull = linkedAccounts.length >= MAX_LINKED_ACCOUNTS;
	const added = (linked: LinkedAccount): void => {
		setOpen(false);
		setLinkedAccounts([...linkedAccounts, linked]);
		toasts.raise(t("added"), { tone: "success" });
	};
	const removed = (id: string): void => setLinkedAccounts(linkedAccounts.filter((linked) => linked.id !== id));
	const add = (
		<Button look="secondary" size="s" icon="plus" onClick={() => setOpen(true)}>
			{t("add")}
		</Button>
	);
	return (
		<Panel title={t("title")} aside={isOpen || isFull ? undefined : add}>
			<div className="grid gap-4">
				{linkedAccounts.length === 0 && !isOpen && (
					<EmptyState icon="building-bank" title={t("empty")}>
						{t("emptyText")}
					</EmptyState>
				)}
				<ul className="grid gap-2 empty:hidden">
					{linkedAccounts.map((linked) => (
						<Linked key={linked.id} linked={linked} onRemoved={() => removed(linked.id)} />
					))}
				</ul>
				{isFull && <p className="text-sm text-ink-muted">{t("errors.linkedAccountsFull")}</p>}
				{isOpen && <AddForm onAdded={added} onCancel={() => setOpen(false)} />}
			</div>
		</Panel>
	);
}

function Linked({ linked: { id, label, lastFour }, onRemoved }: { linked: LinkedAccount; onRemoved(): void }) {
	const t = useBankAccountTexts();
	const session = useViewer()?.handle ?? "";
	return (
		<RemovableRow
			icon="building-bank"
			call={removeLinkedAccount}
			input={{ params: { session, account: id } }}
			texts={{ remove: t("remove"), removeOne: t("removeOne", { label }), removed: t("removed") }}
			onRemoved={onRemoved}
		>
			<bdi className="truncate font-medium">{label}</bdi>
			<bdi className="tabular text-sm text-ink-muted" dir="ltr">
				{`•••• ${lastFour}`}
			</bdi>
		</RemovableRow>
	);
}

function AddForm({ onAdded, onCancel }: { onAdded(linked: LinkedAccount): void; onCancel(): void }) {
	const t = useBankAccountTexts();
	const [account, setAccount] = useState("");
	const edit = useEditForm({
		call: addLinkedAccount,
		issuesIn: useBodyRules(addLinkedAccount, () => import("../../contract/rules/add-linked-account.ts")),
		name: "linked",
		fields: ["account", "label"],
		bodyOf: ({ account, label }, proof) => ({ account, label: label.trim(), proof }),
		problemOf(field, values) {
			if (values[field].trim() === "") return t(`${field}Missing`);
			return field === "account" && !isBankAccount(values.account) ? t("accountWrong") : undefined;
		},
		issueText: (field, cause) => t(cause === "known" ? "known" : `${field}Wrong`),
		onDone: onAdded,
		submit: t("submit"),
	});
	return (
		<EditForm edit={edit} submit={t("submit")} cancel={t("cancel")} onCancel={onCancel}>
			<AccountField
				{...edit.control("account")}
				value={account}
				onText={setAccount}
				label={t("account")}
				hint={t("accountHint")}
			/>
			<TextField {...edit.control("label")} label={t("label")} hint={t("labelHint")} maxLength={40} />
		</EditForm>
	);
}
