/** Dispatched on the window after each login; its detail is {userCountry, language}. */
export const LOGIN_SUCCESS = "baize:login-success";
