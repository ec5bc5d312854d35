import { entrancePath, type HouseAccess, type PageRequest, safeDestination } from "@baize/platform-web/house";
import { redirect } from "react-router";
import type { RequiredAction } from "../../../contract/required-actions.ts";

export type ActionPage = {
	handle: string;
	action: RequiredAction;
	/** From the address that the login led to; a page that was loaded anew gets another. */
	token: string | null;
	/** What is known of the player, as JSON. */
	profileInfo: string | null;
	destination: string | null;
};

/** Only whoever waits for one of these actions is here; whoever waits for another, or for none, goes where he belongs. */
export const loadAction =
	(...actions: readonly RequiredAction[]) =>
	(house: HouseAccess, { url }: PageRequest): ActionPage => {
		const { pending, viewer, locale } = house;
		const destination = safeDestination(url.searchParams.get("destination"), "") || null;
		const action = actions.find((known) => known === pending?.action);
		if (pending && action) {
			const [token, profileInfo] = [url.searchParams.get("token"), url.searchParams.get("profileInfo")];
			return { handle: pending.handle, action, token, profileInfo, destination };
		}
		throw redirect(viewer ? (destination ?? `/${locale}`) : entrancePath(house, destination ?? `/${locale}`));
	};
