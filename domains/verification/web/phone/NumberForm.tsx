import { requestConfirmationCode } from "@baize/factors/contract";
import { useConfirmationRules } from "@baize/factors/web";
import { Button, Notice, SelectField, TextField } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { type CallError, useCall } from "@baize/platform-web/reads";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { PhoneFormView } from "../../contract/schemas.ts";
import { useVerificationTexts } from "../texts.ts";
import { BlockNotice, useBlock } from "./BlockNotice.tsx";
import type { RequestedCode } from "./types.ts";
import { useCodeError } from "./use-code-error.ts";

type Props = {
	form: PhoneFormView;
	blockedSeconds: number;
	onRequested(requested: RequestedCode): void;
	onSilent(): void;
};

/** Takes the phone, which may differ from the profile's. */
export function NumberForm({ form, blockedSeconds, onRequested, onSilent }: Props) {
	const t = useVerificationTexts();
	const viewer = useViewer();
	const request = useCall(requestConfirmationCode);
	const block = useBlock(request.error, blockedSeconds);
	const refused = useCodeError(request.error);
	const { country, setCountry, phonePrefix, number, setNumber, digits } = usePhone(form);
	const [showsErrors, setShowsErrors] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const { error } = request;
	useConfirmationRules();
	useEffect(() => {
		// Validated already: continues without a message. spec §8
		if (error?.code === "PLAYER_VALIDATED") onSilent();
	}, [error]);
	const isRefused = isWrongNumber(request.error);
	const numberError =
		showsErrors && digits.length === 0 ? t("phone.numberMissing") : isRefused ? t("phone.numberWrong") : undefined;

	async function send(event: FormEvent): Promise<void> {
		event.preventDefault();
		setShowsErrors(true);
		if (!viewer || digits.length === 0 || !phonePrefix) return field.current?.focus();
		const params = { session: viewer.handle, operation: "validatePhone" as const };
		const answer = await request.run({ params, body: { phone: digits, phonePrefix } });
		if (answer) {
			onRequested({
				phone: digits,
				phonePrefix,
				e164: `${phonePrefix}${digits}`,
				sendsLeft: answer.remainingSendAttempts,
			});
		}
	}

	if (block.isBlocked) return <BlockNotice block={block} />;
	return (
		<form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
			{refused !== undefined && !isRefused && (
				<Notice tone="danger" live>
					{refused}
				</Notice>
			)}
			<CountryField form={form} country={country} onCountry={setCountry} />
			<TextField
				ref={field}
				name="phone"
				type="tel"
				inputMode="tel"
				label={t("phone.number")}
				hint={t("phone.numberHint")}
				autoComplete="tel-national"
				dir="ltr"
				prefix={<span dir="ltr">{phonePrefix}</span>}
				className="ps-16"
				value={number}
				onChange={(event) => {
					setNumber(event.target.value);
					if (isRefused) request.reset();
				}}
				onBlur={() => setShowsErrors(digits.length > 0 || showsErrors)}
				error={numberError}
			/>
			<Button type="submit" wide pending={request.pending}>
				{t("phone.send")}
			</Button>
		</form>
	);
}

/** The phone of the profile, until another one is typed. */
function usePhone(form: PhoneFormView) {
	const [country, setCountry] = useState(form.country);
	const [number, setNumber] = useState(form.status === "VALIDATED" ? "" : form.number);
	const phonePrefix = form.countries.find(({ code }) => code === country)?.prefix ?? "";
	return { country, setCountry, phonePrefix, number, setNumber, digits: number.replace(/\D/g, "") };
}

type CountryProps = { form: PhoneFormView; country: string; onCountry(country: string): void };

function CountryField({ form, country, onCountry }: CountryProps) {
	const t = useVerificationTexts();
	return (
		<SelectField
			name="country"
			label={t("phone.prefix")}
			choices={form.countries.map(({ code, name, prefix }) => ({ value: code, label: `${name} (${prefix})` }))}
			value={country}
			autoComplete="tel-country-code"
			onChange={(event) => onCountry(event.target.value)}
		/>
	);
}

/** The contract's rules and the server name the field; whether a number can exist only the server knows. */
const isWrongNumber = (error: CallError | undefined): boolean =>
	error?.code === "PHONE_INVALID" || error?.body.errors?.some(({ field }) => field === "phone") === true;
