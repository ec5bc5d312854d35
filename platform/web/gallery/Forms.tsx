import { useRef, useState } from "react";
import { Button } from "../components/actions/Button.tsx";
import { Checkbox, RadioGroup } from "../components/forms/Choices.tsx";
import { ActionGroup, ErrorSummary, useFirstError } from "../components/forms/Form.tsx";
import { PillChoices } from "../components/forms/PillChoices.tsx";
import { SelectField } from "../components/forms/SelectField.tsx";
import { AmountField, PasswordField, TextField } from "../components/forms/TextField.tsx";
import { Columns, Specimen } from "./Specimen.tsx";

const periods = [
	{ value: "day", label: "A day" },
	{ value: "week", label: "A week", hint: "Monday to Sunday, in your time zone" },
	{ value: "month", label: "A month", disabled: true },
];

const wrong = [{ id: "iban", message: "Account number: it has 20 characters of 24." }];

function WithdrawalForm() {
	const form = useRef<HTMLFormElement>(null);
	const [errors, setErrors] = useState<typeof wrong>([]);
	useFirstError(form, errors);
	const send = (event: { preventDefault: () => void }) => {
		event.preventDefault();
		setErrors(wrong.map((error) => ({ ...error })));
	};
	return (
		<form ref={form} noValidate onSubmit={send} style={{ display: "grid", gap: 20 }}>
			<ErrorSummary title="One thing to mend" errors={errors} />
			<TextField id="iban" label="Account number" error={errors[0]?.message} defaultValue="DE89 3704 0044 0532" />
			<AmountField label="Amount" prefix="$" hint="Between $10.00 and $2,500.00" defaultValue="250.00" />
			<ActionGroup>
				<Button type="submit">Withdraw $250.00</Button>
				<Button look="quiet">Cancel</Button>
			</ActionGroup>
		</form>
	);
}

export function Forms() {
	const [amount, setAmount] = useState("25");
	const quick = ["5", "10", "25", "50"].map((value) => ({ value, label: `$${value}` }));
	return (
		<Columns>
			<Specimen name="Fields">
				<TextField
					label="E-mail"
					type="email"
					autoComplete="email"
					hint="Receipts go there."
					placeholder="you@example.com"
				/>
				<PasswordField
					label="Password"
					revealLabel="Show password"
					error="Password: it needs at least 10 characters."
				/>
				<TextField label="Middle name" note="optional" disabled />
				<SelectField
					label="Country"
					empty="Choose one"
					choices={[
						{ value: "CA", label: "Canada" },
						{ value: "ES", label: "Spain" },
					]}
				/>
			</Specimen>
			<Specimen name="Choices">
				<Checkbox label="Mails about new games" defaultChecked />
				<Checkbox label="I am 18 or older" error="Please confirm your age." />
				<RadioGroup name="period" label="Limit for" choices={periods} defaultValue="week" />
				<PillChoices label="Quick amounts" choices={quick} value={amount} onValue={setAmount} />
			</Specimen>
			<Specimen name="Form">
				<WithdrawalForm />
			</Specimen>
		</Columns>
	);
}
