import { Button, Notice, Panel } from "@baize/platform-web";
import type { HouseAccess, PageRequest } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { type ReactNode, useState } from "react";
import { confirmEmail } from "../contract/index.ts";
import { useIdentityTexts } from "./texts.ts";

export const loadConfirmEmail = (_house: HouseAccess, { url }: PageRequest): { token: string } => ({
	token: url.searchParams.get("token") ?? "",
});

/** A press confirms, not the mere opening of the link: mail programs open links by themselves. */
export function ConfirmEmailScreen({ token }: { token: string }) {
	const t = useIdentityTexts();
	const errorText = useErrorText();
	const confirm = useCall(confirmEmail);
	const [email, setEmail] = useState<string>();
	const press = async (): Promise<void> => setEmail((await confirm.run({ body: { token } }))?.email);
	const failure = token ? confirm.error && errorText(confirm.error) : t("confirm.missing");
	return (
		<section className="mx-auto grid max-w-[28rem] gap-5 px-3.5 py-8 md:py-14">
			<title>{`${t("confirm.title")} · Baize`}</title>
			<meta name="description" content={t("confirm.description")} />
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl">{email ? t("confirm.doneTitle") : t("confirm.title")}</h1>
			<Panel>
				<div className="grid gap-4">
					{email && <Confirmed email={email} />}
					{failure && <Failed>{failure}</Failed>}
					{!email && !failure && (
						<>
							<p>{t("confirm.ask")}</p>
							<Button wide pending={confirm.pending} onClick={() => void press()}>
								{t("confirm.submit")}
							</Button>
						</>
					)}
				</div>
			</Panel>
		</section>
	);
}

function Confirmed({ email }: { email: string }) {
	const t = useIdentityTexts();
	const path = useSitePath();
	return (
		<>
			<Notice tone="success" live>
				{t.rich("confirm.done", { email: () => <bdi className="font-semibold break-all">{email}</bdi> })}
			</Notice>
			<Button wide href={path("/login")}>
				{t("confirm.logIn")}
			</Button>
		</>
	);
}

function Failed({ children }: { children: ReactNode }) {
	const t = useIdentityTexts();
	const path = useSitePath();
	const ways = (
		<>
			<Button size="s" href={path("/login")}>
				{t("confirm.logIn")}
			</Button>
			<Button size="s" look="secondary" href={path("/join")}>
				{t("confirm.joinAgain")}
			</Button>
		</>
	);
	return (
		<Notice tone="warning" title={t("confirm.failedTitle")} live actions={ways}>
			{children}
		</Notice>
	);
}
