import { pages } from "@baize/platform-paths";
import { Button, Checkbox, PasswordField, TextField } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Given } from "./attempt.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { rememberedDevice, rememberedName } from "./remembered.ts";
import { useLoginTexts } from "./texts.ts";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";

/** Fields that the server found invalid. */
type FormIssues = Partial<Record<"username" | "password", string>>;
type Props = {
	onSubmit(given: Given): void;
	onPasskey(response: Record<string, unknown>, trustDevice: boolean): void;
	pending: boolean;
	problem: ReactNode;
	issues: FormIssues;
};

export function LoginForm({ onSubmit, onPasskey, pending, problem, issues }: Props) {
	const t = useLoginTexts();
	const path = useSitePath();
	const form = useRef<HTMLFormElement>(null);
	const [missing, setMissing] = useState({ name: false, password: false });
	useEffect(() => fillIn(form.current), []);
	const signed = (response: Record<string, unknown>): void =>
		onPasskey(response, new FormData(form.current!).has("remember_device"));
	const endAutofill = usePasskeyAutofill(signed);

	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const given = new FormData(event.currentTarget);
		const [username, password] = [String(given.get("username")).trim(), String(given.get("password"))];
		setMissing({ name: !username, password: !password });
		if (!username || !password) {
			event.currentTarget.querySelector<HTMLInputElement>(`[name=${username ? "password" : "username"}]`)?.focus();
			return;
		}
		onSubmit({ username, password, rememberMe: given.has("remember_me"), trustDevice: given.has("remember_device") });
	}

	return (
		// By POST, so that a press before the page's script has arrived puts no password into an address.
		<form ref={form} method="post" noValidate onSubmit={submitted} className="grid gap-4">
			{problem}
			<TextField
				name="username"
				type="email"
				label={t("page.email")}
				autoComplete="username webauthn"
				autoCapitalize="none"
				spellCheck={false}
				dir="ltr"
				error={missing.name ? t("page.missingEmail") : issues.username && t("page.wrongEmail")}
			/>
			<PasswordField
				name="password"
				label={t("page.password")}
				revealLabel={t("page.showPassword")}
				dir="ltr"
				error={missing.password ? t("page.missingPassword") : issues.password && t("page.wrongPassword")}
			/>
			<div className="grid">
				<Checkbox name="remember_me" label={t("page.rememberMe")} />
				<Checkbox name="remember_device" label={t("page.trustDevice")} hint={t("page.trustDeviceHint")} />
			</div>
			<Button type="submit" wide pending={pending}>
				{t("page.submit")}
			</Button>
			<PasskeyButton onPress={endAutofill} onSigned={signed} />
			<a
				className="inline-flex min-h-11 items-center justify-center text-ink-muted underline"
				href={path(pages.recover)}
			>
				{t("page.forgotten")}
			</a>
		</form>
	);
}

/** What this browser was asked to remember; text that was typed already is kept. */
function fillIn(form: HTMLFormElement | null): void {
	const control = (name: string) => form?.elements.namedItem(name) as HTMLInputElement;
	if (rememberedDevice()) control("remember_device").checked = true;
	const known = rememberedName();
	if (!known || control("username").value) return;
	control("username").value = known;
	control("remember_me").checked = true;
}
