/** Alias domains of a provider: the same local part reaches the same inbox. */
export const SAME_DOMAINS: Readonly<Record<string, string>> = {
	"googlemail.com": "gmail.com",
	"mac.com": "icloud.com",
	"me.com": "icloud.com",
	"pm.me": "proton.me",
	"protonmail.ch": "proton.me",
	"protonmail.com": "proton.me",
	"ya.ru": "yandex.ru",
	"yandex.by": "yandex.ru",
	"yandex.com": "yandex.ru",
	"yandex.kz": "yandex.ru",
	"yandex.ua": "yandex.ru",
};

/** Characters that these providers ignore before the @. */
export const IGNORED_SIGNS: Readonly<Record<string, RegExp>> = {
	"gmail.com": /\./g,
	"proton.me": /[.\-_]/g,
	"yandex.ru": /[.-]/g,
};
