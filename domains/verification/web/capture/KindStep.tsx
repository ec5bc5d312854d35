import { RadioGroup, SelectField } from "@baize/platform-web";
import { KIND_NAMES, type Kind } from "../../contract/document.ts";
import type { CaptureView } from "../../contract/schemas.ts";
import { useVerificationTexts } from "../texts.ts";
import type { CaptureFormState } from "./use-capture.ts";

/** Takes the kind of document and its issuing country. */
export function KindStep({ capture, form }: { capture: CaptureView; form: CaptureFormState }) {
	const t = useVerificationTexts();
	const { kind, country, missing } = form;
	return (
		<div className="grid gap-3">
			<RadioGroup
				name="kind"
				label={t("capture.kind")}
				choices={KIND_NAMES.map((value) => ({ value, label: t(`kinds.${value}`) }))}
				value={kind ?? ""}
				onValue={(value) => form.chooseKind(value as Kind)}
				error={kind ? undefined : missing}
				required
			/>
			<SelectField
				name="country"
				label={t("capture.country")}
				choices={capture.countries.map(({ code, name }) => ({ value: code, label: name }))}
				empty={t("capture.countryChoose")}
				autoComplete="country"
				value={country}
				onChange={(event) => form.chooseCountry(event.target.value)}
				error={kind && !country ? missing : undefined}
			/>
		</div>
	);
}
