import { CodeForm, OperationBlockProvider, type Sends } from "@baize/factors/web";
import { Button, TextField } from "@baize/platform-web";
import { CallError, callApi, useBodyRules, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ProfileInfo } from "../../../contract/login/login-schemas.ts";
import { choosePhone, requestPhoneCode } from "../../../contract/login/required-action-calls.ts";
import { ActionFrame } from "./ActionFrame.tsx";
import type { ActionPage } from "./load-action.ts";
import { useActionTexts } from "./texts.ts";
import { issueIn, useAction } from "./use-action.ts";

type Sent = { phone: string; sends: Sends };

/** A new phone: its number first, then the code that was sent to it. */
export function ChoosePhoneScreen(page: ActionPage) {
	const t = useActionTexts();
	const action = useAction(page, t("phone.done"));
	useBodyRules(requestPhoneCode, () => import("../../../contract/rules/request-phone-code.ts"));
	const [sent, setSent] = useState<Sent>();
	const [taken, setTaken] = useState<CallError>();
	const errorText = useErrorText();
	const params = { session: page.handle };

	async function requestCodeTo(phone: string, token: string): Promise<Sent> {
		const { phone: written, ...sends } = await callApi(requestPhoneCode, { params, body: { token, phone } });
		return { phone: written, sends };
	}

	async function confirm(phone: string, code: string): Promise<CallError | undefined> {
		const headers = { "x-mfa-code": code };
		try {
			action.goOn(await action.withToken((token) => callApi(choosePhone, { params, headers, body: { token, phone } })));
			return undefined;
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			if (error.code !== "PHONE_TAKEN") return error;
			// The code was right, so the player enters another number.
			setTaken(error);
			setSent(undefined);
			return undefined;
		}
	}
	const isPhoneIssue = issueIn(action.error, "phone") !== undefined;
	return (
		<ActionFrame
			title={t("phone.title")}
			text={t("phone.text")}
			description={t("phone.description")}
			error={isPhoneIssue ? undefined : action.error}
		>
			{sent ? (
				<OperationBlockProvider handle={page.handle}>
					<CodeForm
						operation="validatePhone"
						method="SMS"
						onCode={(code) => confirm(sent.phone, code)}
						requestCode={async () => (await action.withToken((token) => requestCodeTo(sent.phone, token))).sends}
						sent={sent.sends}
						phone={sent.phone}
						submitLabel={t("phone.confirm")}
						actions={
							<Button look="quiet" onClick={() => setSent(undefined)}>
								{t("phone.other")}
							</Button>
						}
					/>
				</OperationBlockProvider>
			) : (
				<PhoneForm
					present={presentPhone(page.profileInfo)}
					refusal={isPhoneIssue ? t("phone.invalidPhone") : taken && errorText(taken)}
					pending={action.pending}
					onPhone={async (phone) => {
						setTaken(undefined);
						setSent(await action.once((token) => requestCodeTo(phone, token)));
					}}
				/>
			)}
		</ActionFrame>
	);
}

/** As the login passed it; any other text in the address is ignored. */
function presentPhone(profileInfo: string | null): string | undefined {
	try {
		const { phonePrefix = "", phone } = JSON.parse(profileInfo ?? "{}") as Partial<ProfileInfo>;
		return typeof phone === "string" ? `${phonePrefix} ${phone}` : undefined;
	} catch {
		return undefined;
	}
}

type FormProps = {
	present: string | undefined;
	/** Why the entered number was refused. */
	refusal: string | undefined;
	pending: boolean;
	onPhone(phone: string): Promise<void>;
};

function PhoneForm({ present, refusal, pending, onPhone }: FormProps) {
	const t = useActionTexts();
	const field = useRef<HTMLInputElement>(null);
	const [isMissing, setMissing] = useState(false);
	useEffect(() => {
		if (refusal !== undefined) field.current?.focus();
	}, [refusal]);

	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const phone = field.current?.value.trim() ?? "";
		setMissing(phone === "");
		if (phone === "") field.current?.focus();
		else void onPhone(phone);
	}
	return (
		<form method="post" noValidate onSubmit={submitted} className="grid gap-5">
			{present && (
				<p>{t.rich("phone.present", { phone: () => <bdi className="tabular font-medium">{present}</bdi> })}</p>
			)}
			<TextField
				ref={field}
				name="phone"
				type="tel"
				label={t("phone.label")}
				hint={t("phone.hint")}
				autoComplete="tel"
				dir="ltr"
				error={isMissing ? t("phone.missing") : refusal}
			/>
			<Button type="submit" wide pending={pending}>
				{t("phone.submit")}
			</Button>
		</form>
	);
}
