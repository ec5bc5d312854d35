import type { Infrastructure } from "@baize/platform-server";
import { hostedProvider } from "./adapters/hosted.ts";
import { type IdentitySandbox, openIdentitySandbox } from "./adapters/sandbox/index.ts";
import type { DocumentProvider } from "./ports.ts";

export type DocumentCheck = { provider?: DocumentProvider; sandbox?: IdentitySandbox };

/** The configured check of documents: the operators only, the sandbox, or a company. */
export function openDocumentCheck({ config, clock, database, outbox, secrets, log }: Infrastructure): DocumentCheck {
	const { documentCheck: check, frameOrigin, profile } = config;
	if (check.kind === "embedded") return {};
	if (check.kind === "hosted") {
		const { token, secret, callbackSecret } = check;
		const url = () => check.url.replace(/\/$/, "");
		return { provider: hostedProvider({ clock, url, frameOrigin, token, secret, callbackSecret }) };
	}
	const ownOrigin = () => `http://127.0.0.1:${config.port}`;
	const sandbox = openIdentitySandbox({ profile, clock, database, outbox, secrets, log, ownOrigin });
	return { provider: sandbox, sandbox };
}
