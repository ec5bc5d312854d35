import type { Formats } from "@baize/platform-backoffice";
import type { Operator } from "../../contract/index.ts";

export const factorsText = ({ hasAuthenticator, passkeys }: Operator, t: Formats["t"]): string =>
	[
		...(hasAuthenticator ? [t("operators.authenticator")] : []),
		...(passkeys > 0 ? [t("operators.passkeys", { smart_count: passkeys })] : []),
	].join(", ") || t("operators.noFactors");
