import { localeOfTag } from "@baize/kernel/locale";
import { pages, pathIn } from "@baize/platform-paths";
import { Button, raiseAfterLoad, toasts } from "@baize/platform-web";
import { findText } from "@baize/platform-web/i18n";
import { callApi } from "@baize/platform-web/reads";
import { describeSession } from "../../contract/login/login-calls.ts";
import { forgetLastPage } from "./last-page.ts";

// The texts are looked up by their keys, because no component is rendered here.
await import("./texts.ts");

const locale = localeOfTag(document.documentElement.lang);
const textOf = (name: string): string => findText(locale, `login.ended.${name}`) ?? "";

/**
 * Stays on the page, because it may have unsent input, and the message remains, too. False where no session has ended.
 */
export async function announceSessionEnd(): Promise<boolean> {
	const session = await callApi(describeSession, {}).catch(() => undefined);
	if (!session || session.signedIn) return false;
	const way = (
		<Button
			size="s"
			href={pathIn(locale, pages.login, { destination: location.pathname + location.search })}
			data-reload=""
		>
			{textOf("logIn")}
		</Button>
	);
	toasts.raise(textOf(session.ended ?? "expired"), { tone: "warning", action: way });
	return true;
}

/** The page's content was for the player who has logged out. */
export function leaveAfterLogout(): void {
	forgetLastPage();
	raiseAfterLoad(textOf("otherTab"), "info");
	location.assign(pathIn(locale, pages.lobby));
}
