import {
	type DocumentProvider,
	hostedProvider,
	type IdentitySandbox,
	openIdentitySandbox,
} from "@baize/verification/server";
import type { Plumbing } from "./plumbing.ts";

type DocumentCheckers = { provider?: DocumentProvider; sandbox?: IdentitySandbox };

/** Who looks at documents, by the configuration: nobody but the house's own operators, the sandbox, or a company. */
export function documentCheckOf(plumbing: Plumbing): DocumentCheckers {
	const { config, clock } = plumbing;
	const { documentCheck: check, frameOrigin } = config;
	if (check.kind === "embedded") return {};
	if (check.kind === "hosted") {
		const { token, secret, callbackSecret } = check;
		const url = () => check.url.replace(/\/$/, "");
		return { provider: hostedProvider({ clock, url, frameOrigin, token, secret, callbackSecret }) };
	}
	const ownOrigin = () => `http://127.0.0.1:${config.port}`;
	const sandbox = openIdentitySandbox({ ...plumbing, profile: config.profile, ownOrigin });
	return { provider: sandbox, sandbox };
}
