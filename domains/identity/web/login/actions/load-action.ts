import { pages, pathIn } from "@baize/platform-paths";
import { entrancePath, type PageContext, type PageRequest, safeDestination } from "@baize/platform-web/page";
import { redirect } from "react-router";
import type { RequiredAction } from "../../../contract/login/required-actions.ts";

export type ActionPage = {
	handle: string;
	action: RequiredAction;
	/** The token in the address that the login led to; a reloaded page gets another. */
	token: string | null;
	/** The known facts about the player, as JSON. */
	profileInfo: string | null;
	destination: string | null;
};

/**
 * Only players with one of these actions pending see this page; others are redirected to their own pending action, or
 * away.
 */
export const loadAction =
	(...actions: readonly RequiredAction[]) =>
	(context: PageContext, { url }: PageRequest): ActionPage => {
		const { pending, viewer, locale } = context;
		const destination = safeDestination(url.searchParams.get("destination"), "") || null;
		const action = actions.find((known) => known === pending?.action);
		if (pending && action) {
			const [token, profileInfo] = [url.searchParams.get("token"), url.searchParams.get("profileInfo")];
			return { handle: pending.handle, action, token, profileInfo, destination };
		}
		const onward = destination ?? pathIn(locale, pages.lobby);
		throw redirect(viewer ? onward : entrancePath(context, onward));
	};
