// What the page remembers of a person, and only where he asked for it. spec §4, local keys of §9
const NAME_KEY = "username";
const WISH_KEY = "remember_me";
const DEVICE_KEY = "deviceId";

export function rememberedName(): string {
	return localStorage.getItem(WISH_KEY) === "true" ? (localStorage.getItem(NAME_KEY) ?? "") : "";
}

export function rememberName(name: string, isWished: boolean): void {
	if (isWished) {
		localStorage.setItem(NAME_KEY, name);
		localStorage.setItem(WISH_KEY, "true");
		return;
	}
	localStorage.removeItem(NAME_KEY);
	localStorage.removeItem(WISH_KEY);
}

export const rememberedDevice = (): string | undefined => localStorage.getItem(DEVICE_KEY) ?? undefined;

/** After a login: the id that the house gave this device; none where the person does not wish it remembered. */
export function keepDevice(deviceId: string | undefined, isWished: boolean | undefined): void {
	if (isWished === false) localStorage.removeItem(DEVICE_KEY);
	else if (deviceId !== undefined) localStorage.setItem(DEVICE_KEY, deviceId);
}
