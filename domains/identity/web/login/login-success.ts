import type { LoginSuccess } from "../../contract/login/login-schemas.ts";

/** Dispatched on the window after each login; its detail is {userCountry, language}. */
export const LOGIN_SUCCESS = "baize:login-success";

export const announceLogin = ({ userCountry, attributes }: LoginSuccess): boolean =>
	dispatchEvent(new CustomEvent(LOGIN_SUCCESS, { detail: { userCountry, language: attributes.language } }));
