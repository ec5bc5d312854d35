// What the browser stores about a person, and only with their consent. spec §4, local keys of §9
const NAME_KEY = "username";
const REMEMBER_KEY = "remember_me";
const DEVICE_KEY = "deviceId";

export function rememberedName(): string {
	return localStorage.getItem(REMEMBER_KEY) === "true" ? (localStorage.getItem(NAME_KEY) ?? "") : "";
}

export function rememberName(name: string, shouldRemember: boolean): void {
	if (shouldRemember) {
		localStorage.setItem(NAME_KEY, name);
		localStorage.setItem(REMEMBER_KEY, "true");
		return;
	}
	localStorage.removeItem(NAME_KEY);
	localStorage.removeItem(REMEMBER_KEY);
}

export const rememberedDevice = (): string | undefined => localStorage.getItem(DEVICE_KEY) ?? undefined;

/** After a login: the device id from the server; none where the person does not want the device remembered. */
export function storeDevice(deviceId: string | undefined, shouldRemember: boolean | undefined): void {
	if (shouldRemember === false) localStorage.removeItem(DEVICE_KEY);
	else if (deviceId !== undefined) localStorage.setItem(DEVICE_KEY, deviceId);
}
