import { useEffect, useState } from "react";
import { KINDS, type Kind } from "../../contract/document.ts";

type Choice = { kind: Kind | undefined; country: string };

const KEY = "verification.capture";

export const clearChoice = (): void => sessionStorage.removeItem(KEY);

/** The last choice in this tab, restored after a reload; the pictures themselves are stored on the server. */
export function useStoredChoice(country: string) {
	const [choice, setChoice] = useState<Choice>({ kind: undefined, country });
	useEffect(() => {
		const stored = readStoredChoice();
		setChoice((before) => ({ kind: stored.kind ?? before.kind, country: stored.country || before.country }));
	}, []);
	return {
		...choice,
		store(next: Choice): void {
			setChoice(next);
			sessionStorage.setItem(KEY, JSON.stringify(next));
		},
	};
}

function readStoredChoice(): Partial<Choice> {
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
