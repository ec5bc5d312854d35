import { CLOSING_REASONS, type ClosingReason } from "@baize/identity/contract";
import { noFocusOnPress, Refused, useFields, useProof } from "@baize/identity/web";
import { pages } from "@baize/platform-paths";
import { Button, Checkbox, Notice, Panel, raiseAfterLoad, SelectField, TextField } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, useViewer, type Viewer } from "@baize/platform-web/page";
import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { closeAccount, type PendingBusiness, readPendingBusiness } from "../../contract/index.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { useLeavingTexts } from "./texts.ts";

export const loadClose = async ({
	call,
	viewer,
}: PageContext & { viewer: Viewer }): Promise<{ pendingBusiness: PendingBusiness }> => ({
	pendingBusiness: await call(readPendingBusiness, { params: { session: viewer.handle } }),
});

/** Closing the account: the consequences, what is still pending, then the closing. As easy as joining. */
export function CloseScreen({ pendingBusiness }: { pendingBusiness: PendingBusiness }) {
	const t = useLeavingTexts();
	const path = useSitePath();
	const pause = (
		<Button size="s" look="secondary" href={path(pages.limits)}>
			{t("close.pause")}
		</Button>
	);
	return (
		<AccountFrame title={t("close.title")} description={t("close.description")}>
			<Notice tone="info" title={t("close.breakTitle")} actions={pause}>
				{t("close.breakText")}
			</Notice>
			<Panel title={t("close.follows")}>
				<ul className="grid list-disc gap-2 ps-5">
					{(["login", "offers", "bets", "kept", "again"] as const).map((key) => (
						<li key={key}>{t(`close.consequences.${key}`)}</li>
					))}
				</ul>
			</Panel>
			<UnderWay pendingBusiness={pendingBusiness} />
			<Panel title={t("close.closeTitle")}>
				<CloseForm isMoneyLeft={pendingBusiness.balances.length > 0} />
			</Panel>
		</AccountFrame>
	);
}

function UnderWay({
	pendingBusiness: { balances, openRounds, openBets, pendingWithdrawals },
}: {
	pendingBusiness: PendingBusiness;
}) {
	const t = useLeavingTexts();
	const path = useSitePath();
	if (balances.length + openRounds + openBets + pendingWithdrawals === 0) return null;
	const withdraw = (
		<Button size="s" href={path(pages.withdraw)}>
			{t("close.withdraw")}
		</Button>
	);
	const rounds = (
		<Button size="s" href={path(pages.rounds)}>
			{t("close.toRounds")}
		</Button>
	);
	return (
		<Notice
			tone="warning"
			title={t("close.underWay")}
			actions={
				(balances.length > 0 || openRounds > 0) && (
					<>
						{openRounds > 0 && rounds}
						{balances.length > 0 && withdraw}
					</>
				)
			}
		>
			<ul className="grid gap-1">
				{balances.map(({ currency, formatted }) => (
					<li key={currency}>{t("close.balance", { amount: formatted })}</li>
				))}
				{openRounds > 0 && <li>{t("close.openRounds", { count: openRounds })}</li>}
				{openBets > 0 && <li>{t("close.openBets", { count: openBets })}</li>}
				{pendingWithdrawals > 0 && <li>{t("close.pending", { count: pendingWithdrawals })}</li>}
			</ul>
		</Notice>
	);
}

function CloseForm({ isMoneyLeft }: { isMoneyLeft: boolean }) {
	const t = useLeavingTexts();
	const home = useSitePath()(pages.lobby);
	const session = useViewer()?.handle ?? "";
	const errorText = useErrorText();
	const [refused, setRefused] = useState<string>();
	const close = useProof(closeAccount, {
		onDone: done,
		onRefused: showRefusal,
		submit: t("close.submit"),
		danger: true,
	});
	const { form, control } = useFields({
		name: "close",
		fields: ["reason", "note", "leaves"],
		problemOf(field, values) {
			if (field === "reason" && values.reason === "") return t("close.reasonMissing");
			return field === "leaves" && isMoneyLeft && values.leaves === "" ? t("close.leavesMissing") : undefined;
		},
		onSend({ reason, note, leaves }) {
			setRefused(undefined);
			const body = {
				reason: reason as ClosingReason,
				...(note.trim() ? { note: note.trim() } : {}),
				leavesBalance: leaves !== "",
			};
			close.prompt((proof) => ({ params: { session }, body: { ...body, proof } }));
		},
	});
	function done(): void {
		raiseAfterLoad(t("close.done"), "success");
		location.assign(home);
	}
	function showRefusal(error: CallError): void {
		setRefused(errorText(error));
	}
	return (
		<>
			<form {...form} className="grid gap-4">
				<Refused>{refused}</Refused>
				<SelectField
					{...control("reason")}
					label={t("close.reason")}
					empty={t("close.choose")}
					choices={CLOSING_REASONS.map((value) => ({ value, label: t(`close.reasons.${value}`) }))}
				/>
				<TextField {...control("note")} label={t("close.note")} note={t("close.optional")} maxLength={500} />
				{isMoneyLeft && <Checkbox {...control("leaves")} value="yes" label={t("close.leaves")} />}
				<Button type="submit" look="danger" className="justify-self-start" {...noFocusOnPress}>
					{t("close.submit")}
				</Button>
			</form>
			{close.dialog}
		</>
	);
}
