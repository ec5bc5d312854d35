import { useEffect, useState } from "react";
import { KINDS, type Kind } from "../contract/document.ts";

type Choice = { kind: Kind | undefined; country: string };

const KEY = "verification.capture";

export const forgetChoice = (): void => sessionStorage.removeItem(KEY);

/** What was chosen last in this tab, also after it was loaded anew; the pictures themselves are kept by the house. */
export function useKeptChoice(country: string) {
	const [choice, setChoice] = useState<Choice>({ kind: undefined, country });
	useEffect(() => {
		const kept = keptChoice();
		setChoice((before) => ({ kind: kept.kind ?? before.kind, country: kept.country || before.country }));
	}, []);
	return {
		...choice,
		keep(next: Choice): void {
			setChoice(next);
			sessionStorage.setItem(KEY, JSON.stringify(next));
		},
	};
}

function keptChoice(): Partial<Choice> {
	try {
		const { kind, country } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
		return {
			...(typeof kind === "string" && Object.hasOwn(KINDS, kind) ? { kind: kind as Kind } : {}),
			...(typeof country === "string" ? { country } : {}),
		};
	} catch {
		return {};
	}
}
