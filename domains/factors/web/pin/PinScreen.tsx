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
	const [proofType, setProofType] = useState<ProofType>("PIN_CODE");
	const [proof, setProof] = useState("");
	const [proofError, setProofError] = useState<string>();
	const [pending, setPending] = useState(false);
	const [failure, setFailure] = useState<string>();
	const pin = useNewPin();
	const focusError = useErrorFocus();
	const refusedProof = useRefusedProof();
	useBodyRules(updatePinCode, () => import("../../contract/rules/update-pin-code.ts"));
	const isProved = !hasPin || (proofType === "PIN_CODE" ? proof.length === PIN_LENGTH : proof !== "");

	async function save(): Promise<boolean> {
		const params = { session };
		if (hasPin) {
			const body = {
				verificationType: proofType,
				verificationMethod: "NOT_APPLICABLE",
				verificationValue: proof,
			} as const;
			const refused = await refusalOf(() => callApi(verifyPlayer, { params, body }));
			setProofError(refused && refusedProof(refused, proofType));
			if (refused) return false;
		}
		const refused = await refusalOf(() => callApi(updatePinCode, { params, body: { pinCode: pin.value } }));
		setFailure(refused && !pin.isRefusedBy(refused) ? t("pin.failed") : undefined);
		return !refused;
	}

	async function submitted(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		if (!isProved) setProofError(proofType === "PIN_CODE" ? t("pin.missingCurrent") : t("pin.missingPassword"));
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
			{hasPin && (
				<>
					<RadioGroup
						name="proof"
						label={t("pin.proveWith")}
						choices={[
							{ value: "PIN_CODE", label: t("pin.withPin") },
							{ value: "PASSWORD", label: t("pin.withPassword") },
						]}
						value={proofType}
						onValue={(value) => {
							setProofType(value as ProofType);
							setProof("");
							setProofError(undefined);
						}}
					/>
					{proofType === "PIN_CODE" ? (
						<PinField label={t("pin.currentPin")} value={proof} onCode={setProof} error={proofError} />
					) : (
						<PasswordField
							label={t("pin.password")}
							revealLabel={t("pin.showPassword")}
							dir="ltr"
							value={proof}
							onChange={(event) => setProof(event.target.value)}
							error={proofError}
						/>
					)}
				</>
			)}
			<NewPinFields pin={pin} />
			<Button type="submit" wide pending={pending}>
				{hasPin ? t("pin.change") : t("pin.add")}
			</Button>
		</form>
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
