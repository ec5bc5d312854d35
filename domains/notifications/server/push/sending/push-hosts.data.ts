/**
 * The push services of browsers, and by which company. A subscription names the address of one; the server sends to no
 * other, so no one can have it call an address of their choice. A name that begins with a dot stands for all below it.
 */
export const PUSH_HOSTS: readonly { host: string; of: string }[] = [
	{ host: "fcm.googleapis.com", of: "Chrome, Edge on Android, Opera, Samsung Internet, Brave and Vivaldi" },
	{ host: "jmt17.google.com", of: "Chrome, some of its versions" },
	{ host: "updates.push.services.mozilla.com", of: "Firefox" },
	{ host: ".push.services.mozilla.com", of: "Firefox, its other servers" },
	{ host: ".notify.windows.com", of: "Edge on Windows" },
	{ host: "web.push.apple.com", of: "Safari" },
	{ host: ".push.apple.com", of: "Safari, its other servers" },
];
