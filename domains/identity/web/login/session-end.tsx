import { isLocale } from "@baize/kernel/locale";
import { Button, raiseAfterLoad, toasts } from "@baize/platform-web";
import { loginPath } from "@baize/platform-web/house";
import { findText } from "@baize/platform-web/i18n";
import { callHouse } from "@baize/platform-web/reads";
import { describeSession } from "../../contract/login-calls.ts";
import { forgetLastPage } from "./last-page.ts";

// The texts are looked up by their keys, because no component is drawn here.
await import("./texts.ts");

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : "en";
const told = (name: string): string => findText(locale, `login.ended.${name}`) ?? "";

/** The page stays, because something may be half typed on it; the message stays, too. False where nothing has ended. */
export async function tellSessionEnd(): Promise<boolean> {
	const session = await callHouse(describeSession, {}).catch(() => undefined);
	if (!session || session.signedIn) return false;
	const way = (
		<Button size="s" href={loginPath(locale, location.pathname + location.search)} data-reload="">
			{told("logIn")}
		</Button>
	);
	toasts.raise(told(session.ended ?? "expired"), { tone: "warning", action: way });
	return true;
}

/** What is on the page was for whoever has left. */
export function leaveAfterLogout(): void {
	forgetLastPage();
	raiseAfterLoad(told("otherTab"), "info");
	location.assign(`/${locale}`);
}
