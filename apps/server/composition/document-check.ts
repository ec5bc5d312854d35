import {
	type DocumentProvider,
	hostedProvider,
	type IdentitySandbox,
	openIdentitySandbox,
} from "@baize/verification/server";
import type { Infrastructure } from "./infrastructure.ts";

type DocumentCheckers = { provider?: DocumentProvider; sandbox?: IdentitySandbox };

/** The configured check of documents: the operators only, the sandbox, or a company. */
export function documentCheckOf(infrastructure: Infrastructure): DocumentCheckers {
	const { config, clock } = infrastructure;
	const { documentCheck: check, frameOrigin } = config;
	if (check.kind === "embedded") return {};
	if (check.kind === "hosted") {
		const { token, secret, callbackSecret } = check;
		const url = () => check.url.replace(/\/$/, "");
		return { provider: hostedProvider({ clock, url, frameOrigin, token, secret, callbackSecret }) };
	}
	const ownOrigin = () => `http://127.0.0.1:${config.port}`;
	const sandbox = openIdentitySandbox({ ...infrastructure, profile: config.profile, ownOrigin });
	return { provider: sandbox, sandbox };
}
