import { pages } from "@baize/platform-paths";
import { Button, raiseAfterLoad, toasts } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useCall } from "@baize/platform-web/reads";
import { logout } from "../../contract/login/login-calls.ts";
import { useIdentityTexts } from "../texts.ts";
import { forgetLastPage } from "./last-page.ts";
import { broadcastLogout } from "./tabs.ts";

/** Logs out, shows a message and goes home; a failure is shown and changes nothing. spec §4 */
export function LogoutButton() {
	const t = useIdentityTexts();
	const home = useSitePath()(pages.lobby);
	const call = useCall(logout);
	const press = async (): Promise<void> => {
		if (!(await call.run({}))) {
			toasts.raise(t("logout.failed"), { tone: "danger" });
			return;
		}
		broadcastLogout();
		// The next person who logs in here must not return to this person's page.
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
