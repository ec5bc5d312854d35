import { useRef, useState } from "react";

/** The captcha of a login, which is solved only where the server asks for it; a service shows its widget in `widget`. */
export function useLoginCaptcha() {
	const [isSolving, setSolving] = useState(false);
	const widget = useRef<HTMLDivElement>(null);

	async function solve(): Promise<string> {
		setSolving(true);
		try {
			const { captchaToken } = await import("./captcha/token.ts");
			return (await captchaToken("login", widget.current)).token;
		} finally {
			setSolving(false);
		}
	}

	return { solve, isSolving, widget };
}
