const KEY = "contact-typed";

/** Takes what was typed in the chat along to the contact form, which is another page. */
export function keepTyped(text: string): void {
	try {
		sessionStorage.setItem(KEY, text);
	} catch {
		// A browser without storage: the form begins empty.
	}
}

/** What was typed before, once. */
export function takeTyped(): string {
	try {
		const text = sessionStorage.getItem(KEY) ?? "";
		sessionStorage.removeItem(KEY);
		return text;
	} catch {
		return "";
	}
}
