import { Button, Checkbox, Panel, PasswordField, TextField } from "@baize/platform-web";
import { type HouseAccess, type PageRequest, safeDestination } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { redirect } from "react-router";
import { LoginProblem } from "./LoginProblem.tsx";
import { rememberedName } from "./remembered-name.ts";
import { useIdentityTexts } from "./texts.ts";
import { useSignIn } from "./use-sign-in.ts";

/** Whoever is signed in already goes on. The destination is a path of ours or none. */
export function loadLogin({ viewer, locale }: HouseAccess, { url }: PageRequest): { destination: string | null } {
	const destination = safeDestination(url.searchParams.get("destination"), "") || null;
	if (viewer) throw redirect(destination ?? `/${locale}`);
	return { destination };
}

export function LoginScreen({ destination }: { destination: string | null }) {
	const t = useIdentityTexts();
	const path = useSitePath();
	const { submit, pending, error } = useSignIn(destination);
	return (
		<section className="mx-auto grid max-w-[28rem] gap-5 px-3.5 py-8 md:py-14">
			<title>{`${t("login.title")} · Baize`}</title>
			<meta name="description" content={t("login.description")} />
			<h1 className="text-3xl">{t("login.title")}</h1>
			<Panel>
				<LoginForm onSubmit={submit} pending={pending} problem={error && <LoginProblem error={error} />} />
			</Panel>
			<p className="text-center text-ink-muted">
				{t("login.noAccount")}{" "}
				<a className="inline-flex min-h-11 items-center font-semibold text-ink underline" href={path("/join")}>
					{t("login.join")}
				</a>
			</p>
			<p className="text-center text-sm text-ink-muted">{t("login.practice")}</p>
		</section>
	);
}

type FormProps = {
	onSubmit(name: string, password: string, rememberMe: boolean): void;
	pending: boolean;
	problem: React.ReactNode;
};

function LoginForm({ onSubmit, pending, problem }: FormProps) {
	const t = useIdentityTexts();
	const name = useRef<HTMLInputElement>(null);
	const wish = useRef<HTMLInputElement>(null);
	const [missing, setMissing] = useState({ name: false, password: false });
	useEffect(() => {
		const known = rememberedName();
		if (!known || !name.current || name.current.value) return;
		name.current.value = known;
		if (wish.current) wish.current.checked = true;
	}, []);
	const submitted = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		const form = event.currentTarget;
		const given = new FormData(form);
		const [username, password] = [String(given.get("username")).trim(), String(given.get("password"))];
		setMissing({ name: !username, password: !password });
		if (username && password) onSubmit(username, password, given.has("remember_me"));
		else form.querySelector<HTMLInputElement>(username ? "[name=password]" : "[name=username]")?.focus();
	};
	return (
		// By POST, so that a press before the page's script has arrived puts no password into an address.
		<form method="post" noValidate onSubmit={submitted} className="grid gap-4">
			{problem}
			<TextField
				ref={name}
				name="username"
				type="email"
				label={t("login.email")}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				dir="ltr"
				error={missing.name ? t("login.missingEmail") : undefined}
			/>
			<PasswordField
				name="password"
				label={t("login.password")}
				revealLabel={t("login.showPassword")}
				dir="ltr"
				error={missing.password ? t("login.missingPassword") : undefined}
			/>
			<Checkbox ref={wish} name="remember_me" label={t("login.rememberMe")} />
			<Button type="submit" wide pending={pending}>
				{t("login.submit")}
			</Button>
		</form>
	);
}
