import { Button, raiseAfterLoad, toasts } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useCall } from "@baize/platform-web/reads";
import { logout } from "../contract/login-calls.ts";
import { forgetLastPage } from "./login/last-page.ts";
import { tellLogout } from "./login/tabs.ts";
import { useIdentityTexts } from "./texts.ts";

/** Logs out, says so, and goes home; a failure is told and changes nothing. spec §4 */
export function LogoutButton() {
	const t = useIdentityTexts();
	const home = useSitePath()("/");
	const call = useCall(logout);
	const press = async (): Promise<void> => {
		if (!(await call.run({}))) {
			toasts.raise(t("logout.failed"), { tone: "danger" });
			return;
		}
		tellLogout();
		// Whoever logs in here next was not there.
		forgetLastPage();
		raiseAfterLoad(t("logout.done"), "success");
		location.assign(home);
	};
	return (
		<Button look="secondary" icon="logout" pending={call.pending} onClick={() => void press()}>
			{t("logout.button")}
		</Button>
	);
}
