import { Button, Notice, Panel, TextField } from "@baize/platform-web";
import { useCall } from "@baize/platform-web/reads";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { readCode } from "../../contract/calls.ts";
import type { OfferView } from "../../contract/views.ts";
import { useOfferTexts } from "../words/texts.ts";
import { useRefusalText } from "../words/use-refusal-text.ts";
import { FoundOffer } from "./FoundOffer.tsx";

type Found = { code: string; offer: OfferView };

/** Looks a code up, and shows the offer that it is for with its terms before anything is taken. */
export function CodePanel({ session, onTaken }: { session: string; onTaken?(): void }) {
	const t = useOfferTexts();
	const [found, setFound] = useState<Found>();
	const field = useRef<HTMLInputElement>(null);
	function lookForAnother(): void {
		setFound(undefined);
		// The form comes back first.
		requestAnimationFrame(() => field.current?.focus());
	}
	return (
		<Panel title={t("code.title")}>
			{found ? (
				<FoundOffer
					session={session}
					code={found.code}
					offer={found.offer}
					onOther={lookForAnother}
					{...(onTaken ? { onTaken } : {})}
				/>
			) : (
				<CodeForm session={session} field={field} onFound={setFound} />
			)}
		</Panel>
	);
}

type FormProps = {
	session: string;
	field: RefObject<HTMLInputElement | null>;
	onFound(found: Found): void;
};

function CodeForm({ session, field, onFound }: FormProps) {
	const t = useOfferTexts();
	const refusalText = useRefusalText();
	const call = useCall(readCode);
	const [typed, setTyped] = useState("");
	const [isMissing, setMissing] = useState(false);

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		const code = typed.trim();
		setMissing(code === "");
		if (code === "") return field.current?.focus();
		const offer = await call.run({ params: { session }, body: { code } });
		if (offer) onFound({ code, offer });
		else field.current?.focus();
	}

	function type(value: string): void {
		setTyped(value);
		setMissing(false);
		call.reset();
	}

	return (
		<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
			{call.error && (
				<Notice tone="danger" live>
					{refusalText(call.error)}
				</Notice>
			)}
			<TextField
				ref={field}
				id="bonus-code"
				name="code"
				label={t("code.label")}
				hint={t("code.hint")}
				value={typed}
				onChange={(event) => type(event.currentTarget.value)}
				error={isMissing ? t("code.missing") : undefined}
				maxLength={MAX_CODE_LENGTH}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				dir="ltr"
			/>
			<Button type="submit" look="secondary" pending={call.pending}>
				{t("code.look")}
			</Button>
		</form>
	);
}

const MAX_CODE_LENGTH = 40;
