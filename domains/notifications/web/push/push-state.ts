/** What the panel offers: nothing, an explanation, or the switch. */
export type PushState = "unsupported" | "installFirst" | "denied" | "off" | "on";

export type PushBrowser = {
	/** It has service workers, push messages and notifications. */
	canPush: boolean;
	permission: "default" | "granted" | "denied";
	/** An iPhone or iPad, where only installed sites receive push messages. */
	isAppleTouch: boolean;
	isInstalled: boolean;
};

/** `isKnown`: the server has this browser's subscription. */
export function stateOf({ canPush, permission, isAppleTouch, isInstalled }: PushBrowser, isKnown: boolean): PushState {
	if (isAppleTouch && !isInstalled) return "installFirst";
	if (!canPush) return "unsupported";
	if (permission === "denied") return "denied";
	return permission === "granted" && isKnown ? "on" : "off";
}

const APPLE_TOUCH = /iPhone|iPad|iPod/;

type Device = { userAgent: string; platform: string; touchPoints: number };

/** An iPad says that it is a Mac, and has a touch screen, which no Mac has. */
export const isAppleTouchDevice = ({ userAgent, platform, touchPoints }: Device): boolean =>
	APPLE_TOUCH.test(userAgent) || (platform === "MacIntel" && touchPoints > 1);

/** A key as browsers take it. */
export const keyBytes = (base64url: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

export const base64url = (bytes: ArrayBuffer): string =>
	btoa(String.fromCharCode(...new Uint8Array(bytes)))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replace(/=+$/, "");
