import type { Account, RegistrationForm } from "@baize/identity/contract";
import { useIdentityTexts } from "@baize/identity/web";
import { pages } from "@baize/platform-paths";
import { Button, Panel, toasts } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import { useState } from "react";
import { useAccountTexts } from "../texts.ts";
import { DetailsForm } from "./DetailsForm.tsx";
import { type Fact, Facts } from "./Facts.tsx";

type Props = { account: Account; offered: RegistrationForm; onChanged(account: Account): void };

/** Name, address and phone, and the facts that never change. */
export function DetailsPanel({ account, offered, onChanged }: Props) {
	const t = useAccountTexts();
	const path = useSitePath();
	const [isOpen, setOpen] = useState(false);
	const changed = (next: Account): void => {
		setOpen(false);
		onChanged(next);
		toasts.raise(t("profile.saved"), { tone: "success" });
	};
	const edit = (
		<Button look="secondary" size="s" icon="edit" onClick={() => setOpen(true)}>
			{t("profile.edit")}
		</Button>
	);
	return (
		<Panel title={t("profile.person")} aside={isOpen ? undefined : edit}>
			<div className="grid gap-5">
				{isOpen ? (
					<DetailsForm account={account} offered={offered} onChanged={changed} onCancel={() => setOpen(false)} />
				) : (
					<Known account={account} offered={offered} />
				)}
				<div className="border-t border-hairline pt-4 text-sm text-ink-muted">
					<p>{t("profile.fixed")}</p>
					<a className="inline-flex min-h-11 items-center font-semibold text-ink underline" href={path(pages.contact)}>
						{t("profile.write")}
					</a>
				</div>
			</div>
		</Panel>
	);
}

function Known({ account, offered }: Pick<Props, "account" | "offered">) {
	const t = useAccountTexts();
	const identity = useIdentityTexts();
	const dateText = useDateText();
	const { address } = account;
	const country = offered.countries.find(({ countryCode }) => countryCode === address.countryCode);
	const region = country?.subdivisions.find(({ code }) => code === address.subdivision)?.name ?? address.subdivision;
	const born = dateText(Date.parse(account.birthDate), { dateStyle: "long", timeZone: "UTC" });
	const facts: Fact[] = [
		[t("profile.name"), `${account.firstName} ${account.lastName}`],
		[t("profile.phone"), account.phone ? <bdi dir="ltr">{account.phone.written}</bdi> : t("profile.noPhone")],
		[
			t("profile.address"),
			<>
				{address.street}
				<br />
				{`${address.postalCode} ${address.city}`}
				<br />
				{`${region}, ${country?.name ?? address.countryCode}`}
			</>,
		],
		[identity("join.fields.birthDate"), born],
		[t("profile.currency"), account.currency],
		[t("profile.memberSince"), dateText(account.memberSinceMs, { dateStyle: "long" })],
	];
	return <Facts facts={facts} />;
}
