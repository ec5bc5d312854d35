/** The library is read when the first passkey is used: with what it imports it is a tenth of the server's modules. */
export const webauthn = () => import("@simplewebauthn/server");
