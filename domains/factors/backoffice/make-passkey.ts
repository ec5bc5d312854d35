import { NotMade } from "@baize/platform-backoffice";
import { callApi } from "@baize/platform-web/reads";
import { addOperatorPasskey, beginOperatorPasskey } from "../contract/index.ts";

/** The error that browsers report when this device already has a passkey of this account. */
const ALREADY_HERE = "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";

/** The browser makes the key pair, then the server stores the public key. */
export async function makePasskey(name: string): Promise<true> {
	const { browserSupportsWebAuthn, startRegistration } = await import("@simplewebauthn/browser");
	if (!browserSupportsWebAuthn()) throw new NotMade("secondFactor.unsupported");
	const { options } = await callApi(beginOperatorPasskey, {});
	const made = await startRegistration({ optionsJSON: options as never }).catch((error) => {
		throw new NotMade(error.code === ALREADY_HERE ? "secondFactor.alreadyHere" : "secondFactor.notMade");
	});
	await callApi(addOperatorPasskey, { body: { name, response: { ...made } } });
	return true;
}
