import { callHouse } from "@baize/platform-web/reads";
import { addOperatorPasskey, beginOperatorPasskey } from "../contract/index.ts";
import { NotMade } from "./use-attempt.ts";

/** What the browser says of a device that holds a passkey of this account. */
const ALREADY_HERE = "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";

/** The browser makes the key, then the server keeps it. */
export async function makePasskey(name: string): Promise<true> {
	const { browserSupportsWebAuthn, startRegistration } = await import("@simplewebauthn/browser");
	if (!browserSupportsWebAuthn()) throw new NotMade("secondFactor.unsupported");
	const { options } = await callHouse(beginOperatorPasskey, {});
	const made = await startRegistration({ optionsJSON: options as never }).catch((error) => {
		throw new NotMade(error.code === ALREADY_HERE ? "secondFactor.alreadyHere" : "secondFactor.notMade");
	});
	await callHouse(addOperatorPasskey, { body: { name, response: { ...made } } });
	return true;
}
