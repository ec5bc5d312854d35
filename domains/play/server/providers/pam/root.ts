/** Where aggregators find the PAM API. */
export const PAM_ROOT = "/api/v1/pam";
