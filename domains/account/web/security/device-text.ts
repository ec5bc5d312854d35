import { DEVICE_NAMES, type Device } from "@baize/identity/contract";
import type { IconName } from "@baize/platform-web";
import { useAccountTexts } from "../texts.ts";

export const deviceIcon = ({ kind }: Device): IconName => (kind === "computer" ? "device-desktop" : "device-mobile");

/** "Chrome on Windows"; unknown parts are named as unknown. */
export function useDeviceText(): (device: Device) => string {
	const t = useAccountTexts();
	return ({ browser, system, kind }) => {
		const [browserName, systemName] = [DEVICE_NAMES[browser], DEVICE_NAMES[system]];
		if (browserName && systemName) return t("devices.named", { browser: browserName, system: systemName });
		return browserName || systemName || t(`devices.kinds.${kind}`);
	};
}
