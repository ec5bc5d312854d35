import { pages } from "@baize/platform-paths";
import { Button, Notice, Panel, PasswordField, RadioGroup, toasts, useErrorFocus } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { callApi, useBodyRules, useCall } from "@baize/platform-web/reads";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { requestPinReset, updatePinCode, verifyPlayer } from "../../contract/calls.ts";
import type { FactorSettings } from "../../contract/schemas.ts";
import { refusalOf } from "../code/proof.ts";
import { FactorsFrame } from "../FactorsFrame.tsx";
import { useFactorsTexts } from "../texts.ts";
import { NewPinFields, useNewPin } from "./NewPinFields.tsx";
import { PIN_LENGTH, PinField } from "./PinField.tsx";
import { useRefusedProof } from "./use-refused-proof.ts";

/** Chooses the first PIN, or another one after the present PIN or the password. spec §2 */
export function PinScreen({ hasPin }: FactorSettings) {
	const t = useFactorsTexts();
	return (
		<FactorsFrame title={hasPin ? t("pin.changeTitle") : t("pin.addTitle")} description={t("pin.description")}>
			<p>{t("pin.intro")}</p>
			<Panel>
				<PinForm hasPin={hasPin} />
			</Panel>
			{hasPin && <Forgotten />}
		</FactorsFrame>
	);
}

type ProofType = "PIN_CODE" | "PASSWORD";

function PinForm({ hasPin }: { hasPin: boolean }) {
	const t = useFactorsTexts();
	const path = useSitePath();
	const navigate = useNavigate();
	const session = useViewer()?.handle ?? "";
	const proof = usePresentProof(session);
	const [pending, setPending] = useState(false);
	const [failure, setFailure] = useState<string>();
	const pin = useNewPin();
	const focusError = useErrorFocus();
	useBodyRules(updatePinCode, () => import("../../contract/rules/update-pin-code.ts"));
	const isProved = !hasPin || proof.isGiven;

	async function save(): Promise<boolean> {
		if (hasPin && !(await proof.verify())) return false;
		const body = { pinCode: pin.value };
		const refused = await refusalOf(() => callApi(updatePinCode, { params: { session }, body }));
		setFailure(refused && !pin.isRefusedBy(refused) ? t("pin.failed") : undefined);
		return !refused;
	}

	async function submitted(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		if (!isProved) proof.showMissing();
		const isRight = pin.validate();
		if (isProved && isRight && !pending) {
			setPending(true);
			const isSaved = await save();
			setPending(false);
			if (isSaved) {
				toasts.raise(t("pin.done"), { tone: "success" });
				await navigate(path(pages.account));
				return;
			}
		}
		focusError(form);
	}

	return (
		<form method="post" noValidate onSubmit={(event) => void submitted(event)} className="grid gap-5">
			{failure && (
				<Notice tone="danger" live>
					{failure}
				</Notice>
			)}
			{hasPin && <PresentProof proof={proof} />}
			<NewPinFields pin={pin} />
			<Button type="submit" wide pending={pending}>
				{hasPin ? t("pin.change") : t("pin.add")}
			</Button>
		</form>
	);
}

/** What shows that it is the player: the present PIN, or the password. */
function usePresentProof(session: string) {
	const t = useFactorsTexts();
	const refusedProof = useRefusedProof();
	const [type, setType] = useState<ProofType>("PIN_CODE");
	const [value, setValue] = useState("");
	const [error, setError] = useState<string>();
	return {
		type,
		value,
		error,
		setValue,
		choose(next: ProofType): void {
			setType(next);
			setValue("");
			setError(undefined);
		},
		isGiven: type === "PIN_CODE" ? value.length === PIN_LENGTH : value !== "",
		/** The field says what is missing. */
		showMissing: () => setError(type === "PIN_CODE" ? t("pin.missingCurrent") : t("pin.missingPassword")),
		/** Whether the server accepts it; otherwise the field says why not. */
		async verify(): Promise<boolean> {
			const body = {
				verificationType: type,
				verificationMethod: "NOT_APPLICABLE",
				verificationValue: value,
			} as const;
			const refused = await refusalOf(() => callApi(verifyPlayer, { params: { session }, body }));
			setError(refused && refusedProof(refused, type));
			return !refused;
		},
	};
}

function PresentProof({ proof }: { proof: ReturnType<typeof usePresentProof> }) {
	const t = useFactorsTexts();
	return (
		<>
			<RadioGroup
				name="proof"
				label={t("pin.proveWith")}
				choices={[
					{ value: "PIN_CODE", label: t("pin.withPin") },
					{ value: "PASSWORD", label: t("pin.withPassword") },
				]}
				value={proof.type}
				onValue={(value) => proof.choose(value as ProofType)}
			/>
			{proof.type === "PIN_CODE" ? (
				<PinField label={t("pin.currentPin")} value={proof.value} onCode={proof.setValue} error={proof.error} />
			) : (
				<PasswordField
					label={t("pin.password")}
					revealLabel={t("pin.showPassword")}
					dir="ltr"
					value={proof.value}
					onChange={(event) => proof.setValue(event.target.value)}
					error={proof.error}
				/>
			)}
		</>
	);
}

/** The result is shown as a notification, success or error. spec §8 */
function Forgotten() {
	const t = useFactorsTexts();
	const session = useViewer()?.handle ?? "";
	const call = useCall(requestPinReset);
	const requestReset = async (): Promise<void> => {
		const isSent = await call.run({ params: { session } });
		toasts.raise(isSent ? t("pin.sent") : t("pin.notSent"), { tone: isSent ? "success" : "danger" });
	};
	return (
		<Button look="quiet" icon="mail" pending={call.pending} onClick={() => void requestReset()}>
			{t("pin.forgotten")}
		</Button>
	);
}
