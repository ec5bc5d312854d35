// Only the name is remembered, and only where the person asked for it. spec §4, local keys of §9
const NAME_KEY = "username";
const WISH_KEY = "remember_me";

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
