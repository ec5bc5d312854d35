import { PIN_LENGTH, PinField } from "@baize/factors/web";
import { Button, Dialog, Notice, PasswordField, TextField, useErrorFocus } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { callApi, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, useEffect, useState } from "react";
import { readStepUp, type StepUpMethod } from "../../../contract/login/step-up-calls.ts";
import { usePersonTexts } from "../texts.ts";
import { useStepUp } from "./use-step-up.ts";

type Props = { onClose(): void; onProved(): void };

/** Asks players to prove again who they are: by password or PIN, or by their second factor. */
export default function StepUpDialog({ onClose, onProved }: Props) {
	const t = usePersonTexts();
	return (
		<Dialog open onClose={onClose} title={t("stepUp.title")} closeLabel={t("stepUp.close")} lightDismiss={false}>
			<div className="grid gap-4">
				<p className="text-ink-muted">{t("stepUp.why")}</p>
				<StepUpForm onProved={onProved} />
			</div>
		</Dialog>
	);
}

function StepUpForm({ onProved }: Pick<Props, "onProved">) {
	const session = useViewer()?.handle ?? "";
	const [methods, setMethods] = useState<readonly StepUpMethod[]>([]);
	const errorText = useErrorText();
	const [failure, setFailure] = useState<string>();
	useEffect(() => {
		callApi(readStepUp, { params: { session } }).then(
			(reply) => setMethods(reply.methods),
			(error) => setFailure(errorText(error)),
		);
	}, [session, errorText]);
	const [chosen, choose] = useState<StepUpMethod>();
	const [first] = methods;
	const method = chosen ?? first;
	if (failure) return <Notice tone="danger">{failure}</Notice>;
	if (!method) return <div className="min-h-40" />;
	return (
		<>
			{method === "PASSKEY" ? null : <SecretForm key={method} method={method} onProved={onProved} />}
			<Others methods={methods} present={method} onChoose={choose} onProved={onProved} />
		</>
	);
}

type SecretMethod = Exclude<StepUpMethod, "PASSKEY">;

function SecretForm({ method, onProved }: { method: SecretMethod; onProved(): void }) {
	const t = usePersonTexts();
	const { prove, problem, pending } = useStepUp(onProved);
	const [value, setValue] = useState("");
	const [isMissing, setMissing] = useState(false);
	const focusError = useErrorFocus();
	const isWhole = method === "PIN_CODE" ? value.length === PIN_LENGTH : value.trim() !== "";

	async function submitted(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		setMissing(!isWhole);
		if (!isWhole || !(await prove(method, method === "PASSWORD" ? value : value.trim()))) focusError(form);
	}
	return (
		<form method="post" noValidate onSubmit={(event) => void submitted(event)} className="grid gap-4">
			<SecretField method={method} value={value} onValue={setValue} error={isMissing ? t("stepUp.missing") : problem} />
			<Button type="submit" wide pending={pending}>
				{t("stepUp.submit")}
			</Button>
		</form>
	);
}

type FieldProps = { method: SecretMethod; value: string; onValue(value: string): void; error: string | undefined };

function SecretField({ method, value, onValue, error }: FieldProps) {
	const t = usePersonTexts();
	if (method === "PIN_CODE")
		return <PinField autoFocus label={t("stepUp.pin")} value={value} onCode={onValue} error={error} />;
	const field = { value, error, autoFocus: true, dir: "ltr" as const };
	const changed = (event: { target: { value: string } }): void => onValue(event.target.value);
	return method === "PASSWORD" ? (
		<PasswordField {...field} label={t("stepUp.password")} revealLabel={t("stepUp.show")} onChange={changed} />
	) : (
		<TextField
			{...field}
			label={t("stepUp.code")}
			hint={t("stepUp.codeHint")}
			autoComplete="one-time-code"
			autoCapitalize="none"
			spellCheck={false}
			onChange={changed}
		/>
	);
}

const NAMES = {
	PASSWORD: "stepUp.withPassword",
	PIN_CODE: "stepUp.withPin",
	TWO_FACTOR_AUTHENTICATION: "stepUp.withCode",
} as const;

type OtherProps = {
	methods: readonly StepUpMethod[];
	present: StepUpMethod;
	onChoose(method: StepUpMethod): void;
	onProved(): void;
};

/** The other methods, a passkey last: its button opens the browser's prompt at once. */
function Others({ methods, present, onChoose, onProved }: OtherProps) {
	const t = usePersonTexts();
	const { provePasskey, problem, pending } = useStepUp(onProved);
	return (
		<div className="grid gap-2 empty:hidden">
			{methods.map((method) =>
				method === "PASSKEY" ? (
					<Button
						key={method}
						look="secondary"
						icon="fingerprint"
						pending={pending}
						onClick={() => void provePasskey()}
					>
						{t("stepUp.passkey")}
					</Button>
				) : method === present ? null : (
					<Button key={method} look="quiet" onClick={() => onChoose(method)}>
						{t(NAMES[method])}
					</Button>
				),
			)}
			<p role="status" className="text-sm text-danger-ink empty:hidden">
				{problem}
			</p>
		</div>
	);
}
